import type { Operation } from './Operation'

interface Address {
  readonly method: string
  readonly path: string
}

/** Finds the operation of a request by its method and its path, which is relative to the base path. */
export function operationAt(
  operations: readonly Operation[],
  { method, path: asked }: Address,
): Operation | undefined {
  const parts = asked.split('/')
  const fits = (operation: Operation): boolean => {
    const template = operation.path.split('/')
    return (
      operation.method === method &&
      template.length === parts.length &&
      template.every((part, index) => part.startsWith('{') || part === parts[index])
    )
  }
  // A path without parameters takes precedence over one with parameters.
  return operations.filter(fits).toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

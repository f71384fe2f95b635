import type { DescribedComponent } from './listComponents'

type Named = Pick<DescribedComponent, 'name'> & {
  props: readonly { name: string }[]
  parts?: readonly string[]
}

export function removedProps(before: readonly Named[], now: readonly Named[]): string[] {
  return before.flatMap(({ name, props, parts = [] }) => {
    const current = now.find((component) => component.name === name)
    if (current === undefined) return [name]
    const taken = new Set(current.props.map((prop) => prop.name))
    const left = new Set(current.parts)
    return [
      ...props.filter((prop) => !taken.has(prop.name)).map((prop) => `${name}.${prop.name}`),
      ...parts.filter((part) => !left.has(part)).map((part) => `${name} .${part}`),
    ]
  })
}

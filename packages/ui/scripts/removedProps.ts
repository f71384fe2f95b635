import type { DescribedComponent } from './listComponents'

type Named = Pick<DescribedComponent, 'name'> & { props: readonly { name: string }[] }

/** Returns the components that were removed, and the props that were removed from a component. */
export function removedProps(before: readonly Named[], now: readonly Named[]): string[] {
  return before.flatMap(({ name, props }) => {
    const current = now.find((component) => component.name === name)
    if (current === undefined) return [name]
    const taken = new Set(current.props.map((prop) => prop.name))
    return props.filter((prop) => !taken.has(prop.name)).map((prop) => `${name}.${prop.name}`)
  })
}

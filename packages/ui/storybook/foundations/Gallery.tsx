import components from '../../components.json'
import * as css from './Gallery.css'

const pages = Object.keys(import.meta.glob('../../src/*/*/*.mdx'))
const pictures = Object.entries(
  import.meta.glob<string>('../../../../tests/visual/baselines/components-*-light.png', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

interface Shown {
  name: string
  description: string
  picture: string | undefined
}

function readGroups(): Map<string, Shown[]> {
  const groups = new Map<string, Shown[]>()
  for (const page of pages) {
    const [, , , group = '', name = '', file] = page.split('/')
    // Some folders also have the page of a hook.
    if (file !== `${name}.mdx`) continue
    const component = components.find((one) => one.name === name)
    if (component === undefined) continue
    const [, picture] = pictures.find(([path]) => path.includes(`/components-${name.toLowerCase()}--`)) ?? []
    const shown = { name, description: component.description, picture }
    groups.set(group, [...(groups.get(group) ?? []), shown])
  }
  return groups
}

const groups = readGroups()

/** Shows each component, in light colours as the page around it, with a picture, in the groups of the source folders. */
export function Gallery() {
  return [...groups].map(([group, members]) => (
    <section key={group} className={`sb-unstyled ${css.section}`} data-theme="light">
      <h2 className={css.group}>{group}</h2>
      <ul className={css.cards}>
        {members.map(({ name, description, picture }) => (
          <li key={name} className={css.card}>
            <a href={`?path=/docs/components-${name.toLowerCase()}--docs`} target="_top" className={css.link}>
              {name}
            </a>
            <div className={css.frame}>
              {picture !== undefined && <img src={picture} alt="" loading="lazy" className={css.picture} />}
            </div>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

import { Fragment } from 'react'
import components from '../components.json'

/** Shows all props of a component, including those of React Aria, and the class names of its elements. */
export function PropList({ of }: { of: string }) {
  const component = components.find(({ name }) => name === of)
  if (component === undefined) throw new Error(`components.json has no ${of}. Run pnpm generate.`)
  if (component.props.length === 0) return <p>It has no props.</p>
  const { parts, contains } = component
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type and default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {component.props.map(({ name, type, isRequired, defaultValue, description }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isRequired && ' (required)'}
              </th>
              <td>
                <code>{type}</code>
                {defaultValue !== null && (
                  <>
                    {' = '}
                    <code>{defaultValue}</code>
                  </>
                )}
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {component.root !== null && (
        <p>
          Other attributes and events are passed to its root, <code>{component.root}</code>.
        </p>
      )}
      {parts.length > 0 && (
        <p>
          Class names of its elements:{' '}
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <code>{part}</code>
            </Fragment>
          ))}
          .{contains.length > 0 && ` It contains ${contains.join(', ')}, which have their own.`}
        </p>
      )}
    </>
  )
}

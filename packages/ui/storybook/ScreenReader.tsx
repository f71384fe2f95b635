import screenReaders from './screenReaders.gen.json'

const snapshots: Readonly<Record<string, string>> = screenReaders

/** Shows the roles, names and states that screen readers get for the first example of a component. */
export function ScreenReader({ of }: { of: string }) {
  const snapshot = snapshots[of]
  if (snapshot === undefined)
    throw new Error(`There is no snapshot of ${of}. Run pnpm test:visual screenReaders --update-snapshots.`)
  if (snapshot === '') return <p>Nothing: it is hidden from screen readers, or renders nothing by itself.</p>
  return (
    <>
      <p>Roles, names and states of the first example, in Danish:</p>
      <pre>
        <code>{snapshot}</code>
      </pre>
    </>
  )
}

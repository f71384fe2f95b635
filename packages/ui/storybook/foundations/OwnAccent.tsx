import { useId, useState } from 'react'
import { Alert } from '../../src/feedback/Alert/Alert'
import { Button } from '../../src/actions/Button/Button'
import { createTheme } from '../../src/styles/theme/createTheme'
import type { ContrastFailure } from '../../src/styles/theme/createTheme'
import { themeStylesheet } from '../../src/styles/theme/themeStylesheet'
import { color } from '../../src/styles/tokens.gen'
import * as css from '../stories.css'
import { Themes } from './Themes'

function Refusal({
  failures,
  nearest,
  onUse,
}: {
  failures: readonly ContrastFailure[]
  nearest: string
  onUse: () => void
}) {
  return (
    <Alert
      tone="error"
      title="This accent is hard to read"
      actions={<Button onPress={onUse}>Use {nearest}</Button>}
    >
      <ul>
        {failures.map(({ theme, text, ground, ratio, least }) => (
          <li key={`${theme} ${text} ${ground}`}>
            {text} on {ground} in {theme}: {ratio.toFixed(1)} : 1, at least {least}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

export function OwnAccent({ initial = color.light.accent }: { initial?: string }) {
  const [accent, setAccent] = useState<string>(initial)
  const id = useId()
  const theme = createTheme(accent)
  return (
    <div className={css.page}>
      <h1 className={css.title}>Your own accent</h1>
      <p className={css.lead}>
        Pick the colour of your brand. Light uses it as it is; the other themes keep its hue.
      </p>
      <div className={css.bar}>
        <label htmlFor={id}>Accent</label>
        <input id={id} type="color" value={accent} onChange={(event) => setAccent(event.target.value)} />
        <code>{accent}</code>
      </div>
      {theme.isAccepted ? (
        <>
          <Themes colors={theme.colors} />
          <details>
            <summary>The stylesheet of this theme</summary>
            <pre className={css.code}>{themeStylesheet(theme.colors)}</pre>
          </details>
        </>
      ) : (
        <Refusal {...theme} onUse={() => setAccent(theme.nearest)} />
      )}
    </div>
  )
}

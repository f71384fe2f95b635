import { contrastRatio } from '../../src/styles/theme/contrastRatio'
import type { TextPair } from '../../src/styles/theme/textPairs'
import { leastContrast, textPairs } from '../../src/styles/theme/textPairs'
import type { ThemeName } from '../../src/styles/tokens.gen'
import { color } from '../../src/styles/tokens.gen'
import * as css from '../stories.css'

/**
 * Shows a colour for text or graphics on its background. The colour of a graphic is shown as a bar instead of
 * a text.
 */
function Pair({ pair, theme }: { pair: TextPair; theme: ThemeName }) {
  const palette = color[theme]
  const isGraphic = pair.least < 4.5
  return (
    <li
      className={css.pair}
      style={{
        background: palette[pair.ground],
        borderColor: palette.line,
        color: palette[isGraphic ? 'ink' : pair.text],
      }}
    >
      {isGraphic && <div className={css.graphic} style={{ background: palette[pair.text] }} />}
      <strong>
        {pair.text} on {pair.ground}
      </strong>
      <div>
        {contrastRatio(palette[pair.text], palette[pair.ground]).toFixed(1)} : 1, at least{' '}
        {leastContrast(pair, theme)}
      </div>
    </li>
  )
}

export function Contrast() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>Contrast</h1>
      <p className={css.lead}>
        Text has a contrast of 7, or less where its hue must stay recognisable; graphics have 3. With more
        contrast and in print, all text has 7 and graphics have 4.5. A test fails if a pair has less.
      </p>
      {(Object.keys(color) as ThemeName[]).map((theme) => (
        <section key={theme} className={css.stack} aria-labelledby={`contrast-${theme}`}>
          <h2 id={`contrast-${theme}`} className={css.count}>
            {theme}
          </h2>
          <ul className={css.swatches}>
            {textPairs.map((pair) => (
              <Pair key={`${pair.text} ${pair.ground}`} pair={pair} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

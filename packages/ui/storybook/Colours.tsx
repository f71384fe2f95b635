import { contrastRatio } from '../src/styles/theme/contrastRatio'
import type { ThemeName } from '../src/styles/tokens.gen'
import { color } from '../src/styles/tokens.gen'
import { textPairs } from '../src/styles/theme/textPairs'

/** Every pair of text and background of one theme, with its contrast computed from the tokens. */
export function Colours({ theme }: { theme: ThemeName }) {
  const palette = color[theme]
  return (
    <div
      style={{
        display: 'grid',
        gap: 8,
        gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        padding: 16,
        borderRadius: 12,
        background: palette.canvas,
      }}
    >
      {textPairs.map(({ text, ground, least }) => (
        <div
          key={`${text} ${ground}`}
          style={{
            padding: '10px 12px',
            borderRadius: 8,
            border: `1px solid ${palette.line}`,
            background: palette[ground],
            color: palette[least < 4 ? 'ink' : text],
            fontFamily: "'Inter Variable', sans-serif",
            fontSize: 13,
            lineHeight: '20px',
          }}
        >
          {least < 4 && (
            <span
              style={{
                display: 'block',
                blockSize: 6,
                inlineSize: 48,
                borderRadius: 3,
                background: palette[text],
              }}
            />
          )}
          <strong>
            {text} on {ground}
          </strong>
          <br />
          {contrastRatio(palette[text], palette[ground]).toFixed(1)} : 1, at least {least}
        </div>
      ))}
    </div>
  )
}

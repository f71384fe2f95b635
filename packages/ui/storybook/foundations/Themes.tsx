import { Alert } from '../../src/feedback/Alert/Alert'
import { Badge } from '../../src/feedback/Badge/Badge'
import { Button } from '../../src/actions/Button/Button'
import { Card } from '../../src/layout/Card/Card'
import { Link } from '../../src/actions/Link/Link'
import type { ColorName, Palette, ThemeName } from '../../src/styles/tokens.gen'
import { color } from '../../src/styles/tokens.gen'
import { vars } from '../../src/styles/vars.css'
import { TextField } from '../../src/fields/TextField/TextField'

const themes: readonly [name: string, theme: Exclude<ThemeName, 'print'>][] = [
  ['Light', 'light'],
  ['Dark', 'dark'],
  ['Light, more contrast', 'lightContrast'],
  ['Dark, more contrast', 'darkContrast'],
]

function propertiesOf(palette: Palette): Record<string, string> {
  const names = Object.keys(color.light) as ColorName[]
  return Object.fromEntries(names.map((name) => [vars.color[name].slice('var('.length, -1), palette[name]]))
}

/** Shows the same components in every theme. `colors` replaces colours of the themes. */
export function Themes({ colors }: { colors?: Partial<Record<ThemeName, Partial<Palette>>> }) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(270px, 1fr))' }}>
      {themes.map(([name, theme]) => {
        const palette: Palette = { ...color[theme], ...colors?.[theme] }
        return (
          <div
            key={theme}
            style={{
              ...propertiesOf(palette),
              padding: 16,
              borderRadius: 12,
              background: palette.canvas,
              color: palette.ink,
              colorScheme: theme.startsWith('dark') ? 'dark' : 'light',
            }}
          >
            <Card title={name} note="4">
              <div style={{ display: 'grid', gap: 12 }}>
                <p>
                  Udbuddet ejes af <Link href="#">Fjordby Kommune</Link>.
                </p>
                <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
                  <Badge tone="shared">Delt</Badge>
                  <Badge tone="near">6 dage</Badge>
                  <Badge tone="pay">Abonnement</Badge>
                  <Badge tone="included">Medtaget</Badge>
                  <Badge tone="excluded">Udelukket</Badge>
                </div>
                <TextField label="Navn" defaultValue="Broer i Jylland" />
                <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
                  <Button variant="primary">Gem</Button>
                  <Button>Annuller</Button>
                  <Button variant="danger">Slet</Button>
                </div>
                <Alert tone="error">Noten blev ikke gemt.</Alert>
              </div>
            </Card>
          </div>
        )
      })}
    </div>
  )
}

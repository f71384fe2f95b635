import { icons, Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { Icon } from '../graphics/Icon/Icon'
import { renderUi } from '../../testing/renderUi'
import './globalStyles'

const sources: Record<string, string> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const drawings = new Map(Object.entries(icons))

const used = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/^\s*type |\s+as .*$/g, '').trim()),
    ),
  ),
)

const pointing = [...used].filter((name) => /Left|Right|Log(Out|In)|Undo|Redo|Reply|Forward/.test(name))
const isMirrored = (icon: Element | null) => icon !== null && getComputedStyle(icon).scale === '-1 1'

test('[G08] the components use icons that point to a side', () => {
  expect(pointing).toContain('ChevronRight')
})

test.each(pointing)('[G08] the icon %s points the other way from right to left', async (name) => {
  const icon = drawings.get(name)
  if (icon === undefined) throw new Error(`lucide-react has no icon ${name}.`)
  const ui = await renderUi(
    <>
      <div dir="rtl">
        <Icon icon={icon} label="Mirrored" />
      </div>
      <Icon icon={icon} label="Drawn" />
    </>,
  )
  expect(isMirrored(ui.getByRole('img', { name: 'Mirrored' }).element())).toBe(true)
  expect(isMirrored(ui.getByRole('img', { name: 'Drawn' }).element())).toBe(false)
})

test('[G08] an icon without a side looks the same from right to left', async () => {
  const ui = await renderUi(
    <div dir="rtl">
      <Icon icon={Search} label="Search" />
    </div>,
  )
  expect(isMirrored(ui.getByRole('img', { name: 'Search' }).element())).toBe(false)
})

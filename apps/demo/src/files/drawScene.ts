import type { Random } from '@spadestik/service/filling'
import type { DemoScene } from '../items/demoFiles'

const width = 960
const height = 640
const ground = 500

const line = (x1: number, y1: number, x2: number, y2: number) => `M${x1} ${y1}L${x2} ${y2}`
const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`

function tree(x: number, high: number): string {
  const middle = ground - high * 0.65
  const radius = high * 0.35
  return `${line(x, ground, x, middle)}M${x - radius} ${middle}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
}

function windows(x: number, y: number, columns: number, rows: number, step: number, random: Random): string {
  const cells = Array.from({ length: columns * rows }, (_, index) => index)
  return cells
    .filter(() => random.chance(0.9))
    .map((index) =>
      box(
        x + (index % columns) * step,
        y + Math.floor(index / columns) * step * 1.3,
        step * 0.6,
        step * 0.85,
      ),
    )
    .join('')
}

const drawings: Readonly<Record<DemoScene, (random: Random) => string>> = {
  housing(random) {
    const count = random.integer(4, 6)
    const wide = 720 / count
    return Array.from({ length: count }, (_, index) => {
      const x = 120 + index * wide
      const eaves = ground - random.integer(130, 170)
      const ridge = eaves - random.integer(60, 100)
      return `M${x} ${ground}V${eaves}L${x + wide / 2} ${ridge}L${x + wide} ${eaves}V${ground}${windows(x + wide * 0.15, eaves + 14, 3, 2, wide * 0.26, random)}`
    }).join('')
  },
  block(random) {
    const floors = random.integer(3, 6)
    const step = 44
    const columns = random.integer(9, 13)
    const wide = columns * step + 30
    const x = (width - wide) / 2
    const high = floors * step * 1.3 + 26
    const low = random.integer(2, 3)
    return `${box(x, ground - high, wide, high)}${windows(x + 24, ground - high + 22, columns, floors, step, random)}${box(x + wide, ground - low * 60, 120, low * 60)}${box(x + 40, ground - high - 28, 90, 28)}`
  },
  hall(random) {
    const bays = random.integer(5, 8)
    const wide = 760 / bays
    const top = ground - random.integer(140, 210)
    const roof = Array.from(
      { length: bays },
      (_, index) => `L${100 + index * wide} ${top - 60}L${100 + (index + 1) * wide} ${top}`,
    )
    const gates = Array.from({ length: bays }, (_, index) =>
      box(100 + index * wide + wide * 0.25, ground - 80, wide * 0.5, 80),
    )
    return `M100 ${ground}V${top - 60}${roof.join('')}V${ground}${gates.join('')}${line(100, top + 20, 860, top + 20)}`
  },
  bridge(random) {
    const spans = random.integer(2, 5)
    const wide = width / spans
    const deck = random.integer(330, 380)
    const arches = Array.from({ length: spans }, (_, index) => {
      const x = index * wide
      const hangers = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) =>
        line(x + wide * part, deck, x + wide * part, deck - 4 * 110 * part * (1 - part)),
      )
      return `M${x} ${deck}Q${x + wide / 2} ${deck - 220} ${x + wide} ${deck}${hangers.join('')}${line(x, deck, x, ground + 40)}`
    })
    const waves = [0, 22, 44].map(
      (down) => `M0 ${ground + 40 + down}q60 -12 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`,
    )
    return `${line(0, deck, width, deck)}${line(0, deck + 14, width, deck + 14)}${arches.join('')}${waves.join('')}`
  },
  energy(random) {
    const turbines = Array.from({ length: random.integer(2, 4) }, (_, index) => {
      const x = 170 + index * random.integer(190, 230)
      const hub = ground - random.integer(230, 330)
      const turn = random.integer(0, 119)
      const blades = [0, 120, 240].map((angle) => {
        const radians = ((angle + turn) * Math.PI) / 180
        return line(
          x,
          hub,
          Math.round(x + 105 * Math.cos(radians)),
          Math.round(hub + 105 * Math.sin(radians)),
        )
      })
      return `M${x - 7} ${ground}L${x} ${hub}L${x + 7} ${ground}${blades.join('')}`
    })
    const panels = Array.from(
      { length: 9 },
      (_, index) =>
        `M${60 + index * 96} ${ground + 60}l28 -44h60l-28 44zM${102 + index * 96} ${ground + 60}v22`,
    )
    return turbines.join('') + panels.join('')
  },
  park(random) {
    const path = `M0 ${ground + 90}C240 ${ground - 30} 420 ${ground + 130} 620 ${ground + 30}S880 ${ground + 40} ${width} ${ground - 10}`
    const benches = [250, 560].map(
      (x) =>
        `${box(x, ground + 14, 70, 8)}${line(x + 8, ground + 22, x + 8, ground + 36)}${line(x + 62, ground + 22, x + 62, ground + 36)}`,
    )
    const trees = Array.from({ length: random.integer(6, 9) }, (_, index) =>
      tree(70 + index * random.integer(95, 115), random.integer(110, 230)),
    )
    return path + benches.join('') + trees.join('')
  },
}

const skies = ['#eef2f4', '#f1f0ec', '#edf1ee', '#f0eef3', '#ecf0f6']

export function drawScene(scene: DemoScene, random: Random): string {
  const sky = random.pick(skies)
  const trees =
    scene === 'park' || scene === 'bridge' ? '' : tree(50, 150) + tree(905, random.integer(110, 190))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${sky}"/><rect y="${ground}" width="${width}" height="${height - ground}" fill="#dfe4e2"/><circle cx="${random.integer(120, 840)}" cy="${random.integer(52, 72)}" r="36" fill="none" stroke="#9aa7ad" stroke-width="2"/><path d="${line(0, ground, width, ground)}${trees}${drawings[scene](random)}" fill="none" stroke="#33454f" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/></svg>\n`
}

export function drawLogo(random: Random): string {
  const colour = random.pick(['#1f4b5c', '#5b3a4a', '#3d5a3a', '#6a4a1f', '#2f3f66', '#7a3b2e'])
  const shape = random.pick([
    'M30 120V60L80 30L130 60V120Z',
    'M30 80a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z',
    'M30 30H130V130H30Z',
    'M80 25L135 130H25Z',
    'M30 130V30H80V80H130V130Z',
  ])
  const mark = random.pick([
    'M60 120V80H100V120',
    'M30 95H130',
    'M80 30V130',
    'M45 115L115 45',
    'M55 70H105M55 92H105',
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><path d="${shape}" fill="${colour}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="${random.integer(6, 10)}"/></svg>\n`
}

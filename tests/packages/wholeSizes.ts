import { measureSizes, reactAlone } from './measureSizes'

/**
 * This script prints what a component adds to an app that has only React, with React Aria and react-intl. Run
 * `pnpm build:packages`, then `pnpm exec tsx tests/packages/wholeSizes.ts`.
 */
const shown = [
  'UiProvider',
  'Button',
  'TextField',
  'Tooltip',
  'Toasts',
  'RangeSlider',
  'ResultTable',
  'Modal',
  'Select',
  'DateField',
  'CriterionTree',
]
const sizes = await measureSizes(reactAlone)
const kB = (bytes = 0) => (bytes / 1000).toFixed(1)
for (const name of shown) console.log(`| \`${name}\` | ${kB(sizes[name])} |`)

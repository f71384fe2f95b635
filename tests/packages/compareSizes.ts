import { listGrowth } from './listGrowth'
import { measureSizes } from './measureSizes'

/**
 * This script prints the components that have become clearly larger (see `listGrowth`), for the table in
 * docs/component-packages.md. Run `pnpm build:packages`, then `pnpm exec tsx tests/packages/compareSizes.ts`.
 */
for (const { name, before, now, percent } of listGrowth(await measureSizes())) {
  console.log(`| \`${name}\` | ${before} | ${now} | ${now - before} | ${percent.toFixed(1)} % |`)
}

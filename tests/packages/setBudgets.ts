import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureSizes } from './measureSizes'

/**
 * This script sets the size budget of each component to its current size plus 10 %, rounded up to hundreds of
 * bytes. When a component has grown for a good reason, run `pnpm build:packages`, then `tsx
 * tests/packages/setBudgets.ts`.
 */
const sizes = await measureSizes()
const budgets = Object.fromEntries(
  Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil((bytes * 1.1) / 100) * 100]),
)
writeFileSync(join(import.meta.dirname, 'budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`)
console.log(`Set the budgets of ${Object.keys(budgets).length} components.`)

import { resolve } from 'node:path'
import { measureRoutes } from '../setup/measureRoutes'

/**
 * This script prints the size of the scripts and styles that each route loads before its screen is visible.
 * Build the app first.
 */
const sizes = measureRoutes(resolve(import.meta.dirname, '../../apps/web/dist'))
console.log('| route | scripts, kB gzip | files | styles, kB gzip |\n|---|---:|---:|---:|')
for (const { name, scripts, scriptFiles, styles } of sizes)
  console.log(`| ${name} | ${scripts.toFixed(1)} | ${scriptFiles} | ${styles.toFixed(1)} |`)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { findPostgres, startPostgres } from '@spadestik/service/testPostgres'
import { Client } from 'pg'
import type { Product } from '../setup/startProduct'
import { startProduct } from '../setup/startProduct'
import { newDemoFolder } from './demoFolder'
import { markNewsSeen } from './markNewsSeen'

interface Products {
  readonly folders: readonly string[]
  /** The URLs of the databases. Empty for embedded databases. */
  readonly databases: readonly string[]
  readonly products: readonly Product[]
  readonly end: () => Promise<void>
}

async function startEmbedded(count: number): Promise<Products> {
  const folders = await Promise.all(Array.from({ length: count }, newDemoFolder))
  const products = await Promise.all(folders.map((folder) => startProduct({ DATA_DIR: folder })))
  return { folders, databases: [], products, end: async () => {} }
}

/** Starts products on PostgreSQL, each with a process for calls and a process for jobs. */
async function startSplit(count: number): Promise<Products> {
  const binaries = findPostgres()
  if (binaries === null)
    throw new Error('PostgreSQL is not installed, so the roles cannot be split. Leave SPLIT_ROLES empty.')
  const server = await startPostgres(binaries)
  try {
    const client = new Client({ connectionString: server.url('postgres') })
    await client.connect()
    const names = Array.from({ length: count }, (_, index) => `journeys_${index}`)
    for (const name of names) await client.query(`create database ${name}`)
    await client.end()
    const databases = names.map((name) => server.url(name))
    const folders = names.map(() => mkdtempSync(join(tmpdir(), 'spadestik-e2e-')))
    const products = await Promise.all(
      databases.map((url, index) =>
        startProduct({ DATA_DIR: folders[index] ?? '', DEMO_DATA: 'on', DATABASE_URL: url }),
      ),
    )
    return { folders, databases, products, end: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Starts the app and service with demo data for each worker, and stops them after the run. If PRODUCT_ADDRESS
 * is set, the tests use that running product with a single worker. With SPLIT_ROLES=1, the products use
 * PostgreSQL, and calls and jobs run in processes of their own.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['PRODUCT_ADDRESS']
  if (running !== undefined) {
    if (workers > 1)
      throw new Error(
        `PRODUCT_ADDRESS names one product, where ${workers} workers would end each other's sessions. Use --workers=1.`,
      )
    process.env['PRODUCT_ADDRESSES'] = running
    await markNewsSeen(running)
    return async () => {}
  }
  const made = await newDemoFolder()
  process.env['DEMO_FOLDER'] = made
  const start = process.env['SPLIT_ROLES'] === '1' ? startSplit : startEmbedded
  const { folders, databases, products, end: endDatabase } = await start(workers)
  process.env['PRODUCT_FOLDERS'] = JSON.stringify(folders)
  process.env['PRODUCT_DATABASES'] = JSON.stringify(databases)
  process.env['PRODUCT_ADDRESSES'] = products.map(({ address }) => address).join(' ')
  const end = async () => {
    await Promise.all(products.map((product) => product.end()))
    await endDatabase()
    for (const folder of [made, ...folders]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(products.map(({ address }) => markNewsSeen(address)))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

import { importProjects } from '../src/import/projects/importProjects'
import { runImport } from './runImport'

await runImport('pnpm import:projects FILE…', 'projects', importProjects)

export { PrintProject } from '../src/PrintProject/PrintProject'
export type { PrintProjectProps, PrintedProcurement } from '../src/PrintProject/PrintProject'

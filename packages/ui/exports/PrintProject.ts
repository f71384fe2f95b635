export { PrintProject } from '../src/print/PrintProject/PrintProject'
export type { PrintProjectProps, PrintedProcurement } from '../src/print/PrintProject/PrintProject'

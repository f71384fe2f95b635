export { PrintProcurement } from '../src/PrintProcurement/PrintProcurement'
export type { PrintProcurementProps } from '../src/PrintProcurement/PrintProcurement'

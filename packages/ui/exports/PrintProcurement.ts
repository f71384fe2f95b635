export { PrintProcurement } from '../src/print/PrintProcurement/PrintProcurement'
export type { PrintProcurementProps } from '../src/print/PrintProcurement/PrintProcurement'
export type { PrintedLot } from '../src/print/PrintProcurement/PrintedLots'

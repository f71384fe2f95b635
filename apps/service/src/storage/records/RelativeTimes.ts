import type { Schemas } from '@spadestik/api-client/schema'

/**
 * The relative times of an agent (a saved search), and the IANA name of the time zone in which its days begin
 * (ADR 39).
 */
export interface RelativeTimes
  extends
    Pick<Schemas['ItemCriteria'], 'startWithinQuarters' | 'updatedWithinDays'>,
    Pick<Schemas['ProcurementOnlyCriteria'], 'deadlineWithinDays'> {
  readonly timeZone: string
}

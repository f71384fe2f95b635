import type { Schemas } from '@spadestik/api-client/schema'

/**
 * The relative times of an agent (a saved search). `timeZone` is the IANA name of the time zone in which the
 * days of these times begin (ADR 39).
 */
export interface RelativeTimes
  extends
    Pick<Schemas['ItemCriteria'], 'startWithinQuarters' | 'updatedWithinDays'>,
    Pick<Schemas['ProcurementOnlyCriteria'], 'deadlineWithinDays'> {
  readonly timeZone: string
}

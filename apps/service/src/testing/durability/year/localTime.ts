const hour = 3_600_000
const day = 24 * hour

/** Returns the last Sunday of a month at 01:00 UTC, when clocks in the European Union change. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * day
}

/** Returns the offset of Danish, Swedish and Norwegian time from UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= clockChange(year, 2) && instant < clockChange(year, 9)
  return isSummer ? 2 * hour : hour
}

/**
 * Converts a local time in Denmark, Sweden or Norway to an instant. Times that are skipped or repeated when
 * clocks change are not supported.
 */
export function instantOf(date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}Z`)
  const guess = shown - offsetAt(shown - hour)
  return shown - offsetAt(guess)
}

/** Returns the day in Denmark, Sweden and Norway, `YYYY-MM-DD`. */
export const dayOf = (instant: number): string =>
  new Date(instant + offsetAt(instant)).toISOString().slice(0, 10)

export const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

const monday = 1

/**
 * Returns the first 06:00 after an instant. With `isMonday`, returns the first 06:00 on a Monday. Only tests
 * use this function.
 * @internal
 */
export function nextMorning(instant: number, isMonday: boolean): number {
  for (let date = dayOf(instant); ; date = laterDay(date, 1)) {
    const morning = instantOf(date, '06:00:00')
    if (morning > instant && (!isMonday || new Date(date).getUTCDay() === monday)) return morning
  }
}

export { addDays, daysBetween, formatDate, nextDay, noDate } from '../src/dates/formatDate'
export { dayAt, instantAt } from '../src/dates/zonedTime'

export { addDays, daysBetween, formatDate, nextDay, noDate } from '../src/dates/formatDate'

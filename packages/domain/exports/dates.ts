export { daysBetween, formatDate, noDate } from '../src/dates/formatDate'

export { Accordion } from '../src/layout/Accordion/Accordion'
export type { AccordionItem, AccordionProps } from '../src/layout/Accordion/Accordion'

export { Form } from '../src/Form/Form'
export type { FormProps } from '../src/Form/Form'

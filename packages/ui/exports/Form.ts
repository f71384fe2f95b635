export { Form } from '../src/fields/Form/Form'
export type { FormProps } from '../src/fields/Form/Form'

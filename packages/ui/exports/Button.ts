export { Button } from '../src/actions/Button/Button'
export type { ButtonProps, PressEvent } from '../src/actions/Button/Button'

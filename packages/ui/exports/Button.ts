export { Button } from '../src/Button/Button'
export type { ButtonProps, PressEvent } from '../src/Button/Button'

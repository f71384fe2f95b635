export { RangeSlider } from '../src/fields/RangeSlider/RangeSlider'
export type { RangeSliderProps } from '../src/fields/RangeSlider/RangeSlider'

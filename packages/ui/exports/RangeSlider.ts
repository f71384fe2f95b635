export { RangeSlider } from '../src/data/RangeSlider/RangeSlider'
export type { RangeSliderProps } from '../src/data/RangeSlider/RangeSlider'

import { renderUi } from '../../testing/renderUi'
import { RangeSlider } from '../../src/data/RangeSlider/RangeSlider'
import { describeMultiThumbSliderPattern } from './patterns/describeMultiThumbSliderPattern'

const stops = Array.from({ length: 20 }, (_, index) => index * 10)

describeMultiThumbSliderPattern('RangeSlider', () =>
  renderUi(<RangeSlider label="Sample" unit="kr." stops={stops} defaultValue={{ min: 20, max: 50 }} />),
)

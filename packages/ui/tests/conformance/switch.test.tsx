import { renderUi } from '../../testing/renderUi'
import { Switch } from '../../src/Switch/Switch'
import { describeSwitchPattern } from './describeSwitchPattern'

describeSwitchPattern('Switch', () => renderUi(<Switch>Sample</Switch>))

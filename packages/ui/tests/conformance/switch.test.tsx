import { renderUi } from '../../testing/renderUi'
import { Switch } from '../../src/fields/Switch/Switch'
import { describeSwitchPattern } from './patterns/describeSwitchPattern'

describeSwitchPattern('Switch', () => renderUi(<Switch>Sample</Switch>))

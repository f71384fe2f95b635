import '@fontsource-variable/inter/wght.css'
import './themes.css'
import './base.css'
import './pointingIcons.css'

import './global.css'
import './tokens.css'
import './visibility.css'

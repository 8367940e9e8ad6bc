import accounts from './accounts.json'
import session from './session.json'
import signIn from './sign-in.json'

export const messages = { ...signIn, ...session, ...accounts }

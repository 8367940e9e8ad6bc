import accounts from './accounts.json'
import forms from './forms.json'
import lost from './lost.json'
import password from './password.json'
import session from './session.json'
import signIn from './sign-in.json'

export const messages = { ...signIn, ...password, ...session, ...accounts, ...forms, ...lost }

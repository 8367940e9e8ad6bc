import { chromium } from '@playwright/test'
import { launchOptions } from './e2e/support/browser.ts'
const b = await chromium.launch(launchOptions()); const p = await (await b.newContext({viewport:{width:390,height:844}})).newPage()
const M='http://miamicounty.pay.localhost:4531'
await p.goto(M+'/sign-up'); await p.getByRole('textbox',{name:/^Full name/}).fill('Nora New'); await p.getByRole('textbox',{name:/^E-mail/}).fill('nora@mail.example'); await p.getByLabel(/^Password/).first().fill('long enough 1'); await p.getByRole('checkbox',{name:'I agree to the terms of use'}).check(); await p.getByRole('button',{name:'Create account'}).click()
for (let i=0;i<8;i++) { await p.waitForTimeout(400); console.log(i, p.url(), await p.getByText(/^Your account is ready/).evaluateAll(es=>es.map(e=>e.className+'|'+e.parentElement?.className+'|'+JSON.stringify(e.getBoundingClientRect())))) }
await p.screenshot({path:'/tmp/look/su.png'}); await p.getByRole('button',{name:'Close'}).click(); await p.waitForTimeout(500); console.log('left', await p.evaluate(()=>document.body.children.length), await p.getByText(/^Your account is ready/).count()); await b.close()

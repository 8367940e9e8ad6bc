import bill from './bill.json'
import blind from './blind.json'
import outside from './outside.json'

export const messages = { ...bill, ...blind, ...outside }

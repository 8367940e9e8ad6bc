import type { Say } from '@/rules/forms/field-rules'
import { withValues } from './message-text'

/**
 * The messages of field rules in a form: `userForm(sayInForm)`. They belong to the area `forms`.
 */
export const sayInForm: Say = (problem) => {
  switch (problem.kind) {
    case 'missing':
      return 'forms.rule.missing'
    case 'too-long':
      return withValues('forms.rule.tooLong', { longest: { count: problem.longest } })
    case 'card-number':
      return 'ui.field.card-number'
    case 'not-money':
      return 'forms.rule.notMoney'
    case 'not-percent':
      return 'forms.rule.notPercent'
    case 'not-count':
      return 'forms.rule.notCount'
    case 'not-date':
      return 'forms.rule.notDate'
    case 'money-range':
      return withValues('forms.rule.moneyRange', {
        least: { cents: problem.least },
        most: { cents: problem.most },
      })
    case 'percent-range':
      return withValues('forms.rule.percentRange', {
        least: { rate: problem.least },
        most: { rate: problem.most },
      })
    case 'count-range':
      return withValues('forms.rule.countRange', {
        least: { count: problem.least },
        most: { count: problem.most },
      })
    case 'date-early':
      return withValues('forms.rule.dateEarly', { from: { date: problem.from } })
    case 'date-late':
      return withValues('forms.rule.dateLate', { to: { date: problem.to } })
    case 'dates-turned':
      return 'forms.rule.datesTurned'
    case 'range-long':
      return withValues('forms.rule.rangeLong', { most: { count: problem.most } })
    case 'too-few':
      return withValues('forms.rule.tooFew', { least: { count: problem.least } })
    case 'too-many':
      return withValues('forms.rule.tooMany', { most: { count: problem.most } })
    case 'twice':
      return 'forms.rule.twice'
    case 'file-type':
      return withValues('forms.rule.fileType', { endings: { list: problem.endings } })
    case 'file-large':
      return withValues('forms.rule.fileLarge', { megabytes: { count: problem.megabytes } })
    case 'file-empty':
      return 'forms.rule.fileEmpty'
  }
}

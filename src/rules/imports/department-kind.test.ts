import { describe, expect, it } from 'vitest'
import type { BillKind, SourceType } from '@/contract/departments/departments'
import type { ImportKind } from '@/contract/imports/imports'
import { isDepartmentOfKind } from './department-kind'

type Row = readonly [SourceType, BillKind | null, readonly ImportKind[]]

describe('the kinds of files that a department takes', () => {
  it.each<Row>([
    [2, 'property', ['accounts', 'payments']],
    [2, 'citation', ['accounts', 'payments']],
    [2, 'utility', ['accounts', 'aging', 'payments']],
    [2, 'permit', ['permits', 'payments']],
    [1, 'property', ['payments']],
    [3, null, []],
    [4, null, []],
  ])('source type %s with bills of kind %s: %j', (source_type, bills, kinds) => {
    const all: readonly ImportKind[] = ['accounts', 'users', 'permits', 'aging', 'payments']
    expect(all.filter((kind) => isDepartmentOfKind({ source_type, bills }, kind))).toEqual(kinds)
  })
})

import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import type { Department } from '@/contract/departments'
import {
  CourtIcon,
  DogIcon,
  HomeIcon,
  ManufacturedHomeIcon,
  ParkingIcon,
  PermitIcon,
  ReceiptIcon,
  SewerIcon,
  TaxIcon,
  WaterIcon,
} from '@/ui/display/icons'

const icons: Record<Department['icon'], ComponentType> = {
  home: HomeIcon,
  'manufactured-home': ManufacturedHomeIcon,
  permit: PermitIcon,
  dog: DogIcon,
  water: WaterIcon,
  sewer: SewerIcon,
  ticket: ParkingIcon,
  court: CourtIcon,
  'income-tax': TaxIcon,
  receipt: ReceiptIcon,
}

/** The icon of a department; its name is beside it. */
export function DepartmentMark({ icon }: Pick<Department, 'icon'>) {
  const Icon = icons[icon]
  return (
    <Root aria-hidden data-mark="">
      <Icon />
    </Root>
  )
}

const Root = chakra('span', {
  base: {
    gridArea: 'mark',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '11', sm: '10' },
    borderRadius: 'control',
    bg: 'brand.tint',
    color: 'brand.text',
  },
})

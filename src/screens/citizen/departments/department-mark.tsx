import type { ComponentType } from 'react'
import type { Department } from '@/contract/departments/departments'
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
    <span className="department-mark" aria-hidden>
      <Icon />
    </span>
  )
}

interface Plan {
  mvno_code: string
  isActive?: boolean | null
}

/** The active plans: the tariff in use, unless it is marked as inactive, and those marked as active. */
export const activePlans = <Known extends Plan>(
  oldTariff: Known | null | undefined,
  tariffs: readonly Known[],
): Known[] => [
  ...(oldTariff && oldTariff.isActive !== false ? [oldTariff] : []),
  ...tariffs.filter(({ isActive }) => isActive),
]

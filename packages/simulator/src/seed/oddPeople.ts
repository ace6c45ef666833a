import { type RecipientRow } from '../domain/rows/people.ts'

export type OddPerson = Partial<Pick<RecipientRow, 'firstName' | 'lastName' | 'company' | 'title'>>

/** 120 characters. */
const longCompany =
  'Internationale Vertriebs- und Beratungsgesellschaft für nachhaltige Verpackungslösungen Hohenstein & Söhne GmbH & Co. KG'

/** Values that are very long, not in the Latin alphabet, or missing. */
export const oddPeople: readonly OddPerson[] = [
  { firstName: 'Maximiliane Alexandra', lastName: 'von Hohenzollern-Sigmaringen zu Schwarzenberg-Lichtenfels' },
  { firstName: 'Владимир', lastName: 'Преображенский' },
  { company: longCompany },
  { firstName: 'محمد', lastName: 'عبد الرحمن' },
  { firstName: 'Prakasam', lastName: '' },
  { firstName: '娜娜', lastName: '欧阳' },
  { firstName: 'अनन्या', lastName: 'चतुर्वेदी' },
  { firstName: 'Κωνσταντίνος', lastName: 'Παπαδόπουλος', company: longCompany },
  { firstName: 'José María', lastName: 'Núñez de la Peña y Ordóñez', title: 'Leiter Einkauf & Logistik' },
  { firstName: '健太郎', lastName: '小笠原' },
]

import { ownValue } from '@/rules/own-value'

type Language = 'es' | 'de' | 'ja' | 'fr'

type InFour = Readonly<Record<Language, string>>

/**
 * What the cities of the default world wrote, in the other languages. An example stands in a text
 * as `{}`.
 */
const texts: Readonly<Record<string, InFour>> = {
  // Departments.
  'Real estate tax': {
    es: 'Impuesto sobre la propiedad',
    de: 'Grundsteuer',
    ja: '固定資産税',
    fr: 'Taxe foncière',
  },
  'Manufactured home tax': {
    es: 'Impuesto a casas prefabricadas',
    de: 'Steuer auf Mobilheime',
    ja: 'プレハブ住宅税',
    fr: 'Taxe sur les maisons mobiles',
  },
  'Building permits': {
    es: 'Permisos de construcción',
    de: 'Baugenehmigungen',
    ja: '建築許可',
    fr: 'Permis de construire',
  },
  'Dog licenses': {
    es: 'Licencias para perros',
    de: 'Hundemarken',
    ja: '犬の登録',
    fr: 'Licences pour chiens',
  },
  Water: { es: 'Agua', de: 'Wasser', ja: '水道', fr: 'Eau' },
  Sewer: { es: 'Alcantarillado', de: 'Abwasser', ja: '下水道', fr: 'Égouts' },
  'Water and sewer': {
    es: 'Agua y alcantarillado',
    de: 'Wasser und Abwasser',
    ja: '上下水道',
    fr: 'Eau et égouts',
  },
  'Parking tickets': {
    es: 'Multas de estacionamiento',
    de: 'Parkverstöße',
    ja: '駐車違反',
    fr: 'Contraventions de stationnement',
  },
  'Municipal court': {
    es: 'Tribunal municipal',
    de: 'Stadtgericht',
    ja: '市裁判所',
    fr: 'Tribunal municipal',
  },
  'Court records': {
    es: 'Expedientes judiciales',
    de: 'Gerichtsakten',
    ja: '裁判記録',
    fr: 'Dossiers judiciaires',
  },
  'Income tax': {
    es: 'Impuesto sobre la renta',
    de: 'Einkommensteuer',
    ja: '所得税',
    fr: 'Impôt sur le revenu',
  },
  'Income tax estimate': {
    es: 'Pago estimado del impuesto sobre la renta',
    de: 'Vorauszahlung der Einkommensteuer',
    ja: '所得税の予定納税',
    fr: 'Acompte d’impôt sur le revenu',
  },
  'Recreation programs': {
    es: 'Programas recreativos',
    de: 'Freizeitprogramme',
    ja: 'レクリエーション講座',
    fr: 'Programmes de loisirs',
  },
  'Park rental': {
    es: 'Alquiler de espacios del parque',
    de: 'Parkvermietung',
    ja: '公園施設の貸し出し',
    fr: 'Location dans les parcs',
  },
  // Their hints.
  'Parcel number, like {}': {
    es: 'Número de parcela, como {}',
    de: 'Grundstücksnummer, zum Beispiel {}',
    ja: '区画番号（例：{}）',
    fr: 'Numéro de parcelle, comme {}',
  },
  'Registration or account number': {
    es: 'Número de registro o de cuenta',
    de: 'Registrier- oder Kontonummer',
    ja: '登録番号またはお客様番号',
    fr: 'Numéro d’immatriculation ou de compte',
  },
  'Permit number or address': {
    es: 'Número de permiso o dirección',
    de: 'Genehmigungsnummer oder Adresse',
    ja: '許可番号または住所',
    fr: 'Numéro de permis ou adresse',
  },
  'Account number from your bill': {
    es: 'Número de cuenta de su factura',
    de: 'Kontonummer von Ihrer Rechnung',
    ja: '請求書に記載のお客様番号',
    fr: 'Numéro de compte inscrit sur votre facture',
  },
  'Citation number from your ticket': {
    es: 'Número que aparece en su multa',
    de: 'Nummer von Ihrem Bescheid',
    ja: '違反通知に記載の番号',
    fr: 'Numéro inscrit sur votre contravention',
  },
  'Pay without a bill': {
    es: 'Pague sin factura',
    de: 'Ohne Rechnung zahlen',
    ja: '請求書なしで支払い',
    fr: 'Payez sans facture',
  },
  'Pay your quarterly estimate': {
    es: 'Pague su estimado trimestral',
    de: 'Zahlen Sie Ihre vierteljährliche Vorauszahlung',
    ja: '四半期ごとの予定納税',
    fr: 'Payez votre acompte trimestriel',
  },
  'Reserve a shelter or hall': {
    es: 'Reserve un refugio o un salón',
    de: 'Reservieren Sie eine Hütte oder einen Saal',
    ja: '東屋やホールの予約',
    fr: 'Réservez un abri ou une salle',
  },
  'Collected elsewhere. You will leave this site': {
    es: 'Se cobra en otro sitio. Saldrá de esta página',
    de: 'Wird anderswo eingezogen. Sie verlassen diese Website',
    ja: '別のサイトで支払います。このサイトから移動します',
    fr: 'Perçu ailleurs. Vous quitterez ce site',
  },
  // Offices, and the people who head them.
  'Treasurer’s office': {
    es: 'Oficina del tesorero',
    de: 'Büro des Kämmerers',
    ja: '出納課',
    fr: 'Bureau du trésorier',
  },
  'County treasurer': {
    es: 'tesorera del condado',
    de: 'Kämmerin des Countys',
    ja: '郡出納長',
    fr: 'trésorière du comté',
  },
  'Utility and finance office': {
    es: 'Oficina de servicios y finanzas',
    de: 'Amt für Versorgung und Finanzen',
    ja: '公共料金・財務課',
    fr: 'Bureau des services publics et des finances',
  },
  'Finance director': {
    es: 'director de finanzas',
    de: 'Leiter der Finanzen',
    ja: '財務部長',
    fr: 'directeur des finances',
  },
  'Clerk of court': {
    es: 'Secretaría del tribunal',
    de: 'Geschäftsstelle des Gerichts',
    ja: '裁判所事務局',
    fr: 'Greffe du tribunal',
  },
  'Customer service': {
    es: 'Atención al cliente',
    de: 'Kundendienst',
    ja: 'お客様窓口',
    fr: 'Service clients',
  },
  'Billing office': {
    es: 'Oficina de facturación',
    de: 'Abrechnungsstelle',
    ja: '料金課',
    fr: 'Bureau de facturation',
  },
  'Utility billing': {
    es: 'Facturación de servicios',
    de: 'Abrechnung der Versorgung',
    ja: '公共料金課',
    fr: 'Facturation des services publics',
  },
  'Utilities office': {
    es: 'Oficina de servicios públicos',
    de: 'Versorgungsamt',
    ja: '公共料金窓口',
    fr: 'Bureau des services publics',
  },
  'Income tax department': {
    es: 'Departamento de impuesto sobre la renta',
    de: 'Einkommensteuerstelle',
    ja: '所得税課',
    fr: 'Service de l’impôt sur le revenu',
  },
  'Building department': {
    es: 'Departamento de construcción',
    de: 'Bauamt',
    ja: '建築課',
    fr: 'Service de la construction',
  },
  'Building division': {
    es: 'División de construcción',
    de: 'Bauabteilung',
    ja: '建築係',
    fr: 'Division de la construction',
  },
  'Finance department': {
    es: 'Departamento de finanzas',
    de: 'Finanzabteilung',
    ja: '財務課',
    fr: 'Service des finances',
  },
  'Wastewater office': {
    es: 'Oficina de aguas residuales',
    de: 'Abwasseramt',
    ja: '下水道課',
    fr: 'Bureau des eaux usées',
  },
  'Village hall': { es: 'Ayuntamiento', de: 'Gemeindeamt', ja: '村役場', fr: 'Mairie' },
  'Fiscal office': {
    es: 'Oficina fiscal',
    de: 'Gemeindekasse',
    ja: '会計課',
    fr: 'Bureau des finances',
  },
  // Their hours.
  'Weekdays 8 to 4': {
    es: 'Lunes a viernes de 8:00 a 16:00',
    de: 'Montag bis Freitag 8 bis 16 Uhr',
    ja: '平日 8 時～16 時',
    fr: 'Du lundi au vendredi de 8 h à 16 h',
  },
  'Weekdays 8 to 4:30': {
    es: 'Lunes a viernes de 8:00 a 16:30',
    de: 'Montag bis Freitag 8 bis 16:30 Uhr',
    ja: '平日 8 時～16 時 30 分',
    fr: 'Du lundi au vendredi de 8 h à 16 h 30',
  },
}

/** A text in another language; undefined: its city did not translate it. */
function inOther(text: string, language: Language): string | undefined {
  const example = /\d[\d-]+$/.exec(text)?.[0] ?? ''
  const found = ownValue(texts, text) ?? ownValue(texts, text.replace(example, '{}'))
  return found?.[language].replace('{}', example)
}

/** The translations of a row's texts, by language. */
export function translationsOf<Key extends string>(
  keys: readonly Key[],
  row: Readonly<Partial<Record<Key, string | null | undefined>>>,
): Record<Language, Partial<Record<Key, string>>> {
  const inLanguage = (language: Language) => {
    const translated: Partial<Record<Key, string>> = {}
    for (const key of keys) {
      const text = inOther(row[key] ?? '', language)
      if (text !== undefined) translated[key] = text
    }
    return translated
  }
  return { es: inLanguage('es'), de: inLanguage('de'), ja: inLanguage('ja'), fr: inLanguage('fr') }
}

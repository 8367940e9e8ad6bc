import { ownValue } from '@/rules/own-value'

/**
 * Headings that mean a column of ours: as tax, utility and permit systems export them. Our own name
 * counts without being listed. Written like `headingKey` writes them, with spaces between.
 */
const synonyms: Readonly<Record<string, string>> = {
  // Places and numbers
  department_id: 'department dept deptid deptcode departmentcode departmentname fund',
  account_number:
    'account acct acctno acctnum acctnumber accountno accountnum accountid parcel parcelno parcelid ' +
    'parcelnum pin apn ppn permanentparcel permanentparcelnumber utilityaccount citation citationno ' +
    'citationnumber ticket ticketno ticketnumber casenumber caseno cuenta numerodecuenta kontonummer',
  client_number:
    'client clientno clientid customer customerno customernumber customerid custno custid cust ' +
    'occupant occupantnumber tenantnumber',
  roll_type: 'roll propertytype proptype taxroll rollcode realpersonal',
  tax_year:
    'year taxyr yr billyear billingyear levyyear rollyear taxyearpayable payyear fiscalyear',
  cycle:
    'installment instalment installmentnumber installmentno half period billingcycle billcycle ' +
    'cyclecode term halfyear',
  bill_number:
    'bill billno billid billnum invoice invoiceno invoicenumber statementnumber statementno stub ' +
    'stubnumber taxbillnumber',
  // People and addresses
  owner_name:
    'owner owner1 ownername1 name taxpayer taxpayername accountname customername nameline1 name1 ' +
    'propertyowner defendant defendantname responsibleparty eigentumer propietario',
  owner_name_2: 'owner2 ownername2 secondowner coowner name2 nameline2 ownerline2',
  service_address:
    'address siteaddress situs situsaddress propertyaddress propaddress location serviceaddr ' +
    'servicelocation propertylocation locationaddress streetaddress street address1',
  service_city: 'city sitecity situscity propertycity servicetown locationcity',
  service_zip: 'zip zipcode postalcode sitezip situszip propertyzip servicezipcode locationzip',
  mail_address: 'mailingaddress mailaddr mailaddress1 mailingaddress1 billingaddress mailingstreet',
  mail_city: 'mailingcity billingcity',
  mail_state: 'mailingstate billingstate state',
  mail_zip: 'mailingzip mailzipcode mailingzipcode billingzip',
  email: 'emailaddress mail mailaddr eaddress useremail correo correoelectronico courriel',
  phone: 'phonenumber telephone tel phoneno mobile cell cellphone contactphone',
  legal_description: 'legal legaldesc legaldescr propertydescription',
  name: 'fullname displayname personname username1 contactname',
  username: 'user userid login loginname loginid',
  role: 'userrole roles usertype accesslevel',
  merchant: 'subdomain merchantname municipality city government site',
  departments: 'department departmentid departmentids dept depts',
  ebilling: 'ebill paperless electronicbilling gopaperless ebills',
  language: 'lang locale preferredlanguage languagecode',
  send_invite: 'invite invitation sendinvitation sendemail',
  // Amounts
  current_charge:
    'current currentcharges currentdue charge charges taxdue currenttax nettax halftax halfdue ' +
    'taxamount netcharge netcurrent basetax fine fineamount principal baseamount',
  special_assessment:
    'special specials assessment assessments specialassessments specassmt specialassmt specassess',
  penalty: 'penalties penaltyamount latefee latecharge penaltydue pen latepenalty',
  interest: 'interestamount interestdue int accruedinterest',
  prior_delinquent:
    'prior delinquent priordue priorbalance previousbalance prevbalance priorbal delinquentamount ' +
    'pastdue pastdueamount balanceforward arrears delq',
  amount_paid:
    'paid payments paidamount totalpaid paidtodate amtpaid paymentstodate creditsapplied feespaid',
  amount_due:
    'due total totaldue balance balancedue netdue amtdue totalamountdue totalamount currentbalance ' +
    'openbalance totalbalance amountowed feedue',
  min_payment: 'minimumpayment minpay minimum minimumdue mindue minimumpaymentdue',
  // Days
  bill_date: 'billdt billingdate invoicedate statementdate datebilled billeddate',
  due_date: 'duedt datedue paymentduedate duebydate dueby payby paymentdue duedate1 discountdate',
  // Flags and notes
  pay_online: 'payonline onlinepay payableonline online webpay allowonline allowonlinepayment',
  hold_code: 'hold holdreason holdflag block blockcode stop stopcode lien',
  note: 'notes comment comments remark remarks memo message',
  link_pin: 'pin linkpin webpin accesscode pincode onlinepin registrationcode',
  // Permits
  permit_number: 'permit permitno permitid permitnum application applicationnumber applicationno',
  permit_type: 'type permitclass worktype permitkind recordtype applicationtype',
  status: 'permitstatus recordstatus currentstatus',
  application_date:
    'applied applieddate applicationdt dateapplied filedate fileddate datefiled opened',
  issue_date: 'issued issueddate dateissued issuedt permitdate',
  expiration_date: 'expires expiration expirydate expiredate expirationdt dateexpires expdate',
  applicant_name: 'applicant applicantfullname owner ownername name customername',
  contractor_name: 'contractor contractorcompany company builder contractorbusiness',
  contractor_license: 'license licensenumber licenseno contractorlicenseno contractorlicensenumber',
  site_address:
    'address siteaddr jobaddress location situs serviceaddress propertyaddress worksite',
  parcel_number: 'parcel parcelno parcelid parcelnum apn pin ppn',
  description: 'desc workdescription scope scopeofwork projectdescription work',
  fee_code: 'fee feeid feetype chargecode itemcode feeitem',
  fee_description: 'feedesc feename chargedescription itemdescription feeitemdescription',
  fee_amount: 'feeamt amount charge feetotal assessed feeassessed',
  // Aging
  as_of_date: 'asof asofdate agingdate reportdate rundate agedate snapshotdate effectivedate',
  days_0_30:
    '030 0to30 0to30days 030days current currentbalance under30 under30days bucket1 age030',
  days_31_60: '3160 31to60 31to60days 3160days over30 over30days bucket2 30days age3160 30to60',
  days_61_90: '6190 61to90 61to90days 6190days over60 over60days bucket3 60days age6190 60to90',
  days_over_90:
    'over90 over90days 90plus 90plusdays 91plus 91andover 90andover days90plus bucket4 90days age90 90',
  total_balance: 'total balance totaldue accountbalance balancedue amountdue totalaged totalbal',
  last_payment_date: 'lastpaymentdt lastpaid lastpaiddate lastpaydate datelastpaid lastpmtdate',
  last_payment_amount: 'lastpayment lastpaymentamt lastpayamount lastpaidamount lastpmtamt lastpmt',
  shutoff_date:
    'shutoff disconnectdate cutoffdate disconnect turnoffdate shutoffon scheduledshutoff',
  account_status: 'status acctstatus servicestatus accountstate',
  // Payments
  payment_date: 'paiddate paymentdt datepaid paydate receiptdate transactiondate trandate',
  posting_date: 'posted posteddate postdate dateposted batchdate gldate',
  amount: 'amt payment paymentamount paymentamt paidamount amountpaid totalpaid receiptamount',
  tender: 'tendertype paymenttype paymentmethod method paytype tendercode paymentmode',
  check_number: 'check checkno chequenumber cheque chequeno checknum chk chkno',
  external_reference:
    'reference ref referenceno referencenumber refno transactionid transactionnumber receiptnumber ' +
    'receiptno receipt confirmation confirmationnumber externalid batchitem sequencenumber',
  received_by: 'cashier clerk teller operator receivedfrom takenby enteredby useridentered',
  reverses_reference:
    'reverses reversal reversalof originalreference voids voidof reversedreference',
}

/** The headings beside our own name that mean a column. */
export const synonymsOf = (column: string): readonly string[] =>
  (ownValue(synonyms, column) ?? '').split(' ').filter((key) => key !== '')

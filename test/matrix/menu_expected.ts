/**
 * Who sees what in the menu and what opens for them, written by hand from the specification (first document 2.2, 2.3
 * and 6.3, second and third document 2) and the shared decisions, as a second opinion beside the menu: nothing here is
 * derived from it and nothing here may ever be generated from it.
 *
 * A line is an address: what its page is called, who opens it, and for whom the menu lists it. The order is that of the
 * menu. Who is not named does not open it, and what they meet instead is said at the end.
 */
type Line = readonly [page: string, opens: string, listed: string];

const EVERYBODY = 'GUEST USER PAID TESTER ADMIN SADMIN';
const PEOPLE = 'USER PAID TESTER ADMIN SADMIN';
const ADMINS = 'ADMIN SADMIN';
const NOBODY = '';

/** By the role on the site. */
export const site: Record<string, Line> = {
  '/': ['Home', PEOPLE, NOBODY],
  '/info/chart/flavorwheel': ['Flavorwheel', EVERYBODY, EVERYBODY],
  '/info/chart/radarchart': ['RadarChart', EVERYBODY, EVERYBODY],
  '/info/chart/brewingrecord': ['BrewingRecord', EVERYBODY, EVERYBODY],
  '/info/chart/roasting': ['RoastingProfile', EVERYBODY, EVERYBODY],
  '/info/intro': ['Intro', EVERYBODY, EVERYBODY],
  '/info/guide': ['Guide', EVERYBODY, EVERYBODY],
  '/info/etc/equip': ['InfoEquip', EVERYBODY, EVERYBODY],
  '/info/beannote/intro': ['CoffeeBeanIntro', EVERYBODY, NOBODY],
  '/info/beannote/beaninfo': ['BeanInfo', EVERYBODY, NOBODY],
  '/info/beannote/beandetail': ['BeanDetail', EVERYBODY, NOBODY],
  '/info/beannote/coffeebean': ['CoffeebeanInfo', EVERYBODY, NOBODY],
  '/info/beannote/coffeebeandetail': ['CoffeebeanDetail', EVERYBODY, NOBODY],
  '/info/code/codegroup': ['CodeGroup', ADMINS, ADMINS],
  '/info/code/codelist': ['CodeList', ADMINS, ADMINS],
  '/info/code/varietylist': ['Variety', ADMINS, ADMINS],
  '/info/code/stringlist': ['StringList', ADMINS, ADMINS],
  '/info/code/stringset': ['StringSet', ADMINS, ADMINS],
  '/info/map/country': ['Country', ADMINS, ADMINS],
  '/info/map/region': ['SettingRegion', ADMINS, ADMINS],
  '/info/map/farm': ['SettingFarm', ADMINS, ADMINS],
  '/user/usernote/coffeenote': ['UserQC', PEOPLE, EVERYBODY],
  '/user/usernote/brewingresult': ['UserBrewingResult', PEOPLE, PEOPLE],
  '/user/usernote/brewingdefault': ['UserBrewingDefault', PEOPLE, PEOPLE],
  '/user/usernote/equip': ['UserEquip', PEOPLE, EVERYBODY],
  '/user/usernote/cafenote': ['UserCafeNote', PEOPLE, PEOPLE],
  '/user/usernote/roasternote': ['UserRoasterNote', PEOPLE, PEOPLE],
  '/user/link/intro': ['BarcodeIntro', PEOPLE, PEOPLE],
  '/user/link/cafesignup': ['CafeSignUp', PEOPLE, PEOPLE],
  '/user/link/roastersignup': ['RoasterSignUp', PEOPLE, PEOPLE],
  '/user/link/coffeebean': ['LinkCoffeeBean', PEOPLE, PEOPLE],
  '/user/company/company': ['SettingCompany', ADMINS, ADMINS],
  '/user/company/roaster': ['SettingRoaster', ADMINS, ADMINS],
  '/user/company/cafe': ['SettingCafe', ADMINS, ADMINS],
  '/user/product/greenbean': ['SettingGreenbeanDefault', ADMINS, ADMINS],
  '/user/product/greenbeanyear': ['SettingGreenbeanYear', ADMINS, ADMINS],
  '/user/product/equip': ['SettingEquip', ADMINS, ADMINS],
  '/user/product/material': ['SettingMaterial', ADMINS, ADMINS],
  '/user/system/desk': ['Desk', ADMINS, ADMINS],
  '/user/system/table': ['SettingTable', 'SADMIN', 'SADMIN'],
  '/user/system/compare': ['CompareTable', 'SADMIN', 'SADMIN'],
  '/user/system/collection': ['TableCollection', 'SADMIN', 'SADMIN'],
  '/user/system/user': ['SettingUser', 'SADMIN', 'SADMIN'],
  '/user/system/demo': ['Demo', 'SADMIN', 'SADMIN'],
  '/user/userinfo/basicinfo': ['UserBasicInfo', PEOPLE, PEOPLE],
  '/user/userinfo/detailinfo': ['UserDetailInfo', PEOPLE, PEOPLE],
  '/user/privacy': ['PrivacyPolicy', EVERYBODY, EVERYBODY],
  '/user/signin': ['Signin', EVERYBODY, NOBODY],
  '/user/adminsignin': ['AdminSignin', EVERYBODY, NOBODY],
  '/user/signup': ['Signup', EVERYBODY, NOBODY],
  '/user/consent': ['Consent', EVERYBODY, NOBODY],
  '/user/password': ['Password', PEOPLE, NOBODY],
  '/user/forgot': ['Forgot', EVERYBODY, NOBODY],
  '/user/recover': ['Recover', EVERYBODY, NOBODY],
  '/user/verify': ['Verify', EVERYBODY, NOBODY],
  '/user/factor': ['Factor', PEOPLE, NOBODY],
  '/user/agree': ['Agree', PEOPLE, NOBODY],
  '/user/leaving': ['Leaving', PEOPLE, NOBODY],
  '/user/favorites': ['UserFavorites', PEOPLE, PEOPLE],
  '/user/cafenote': ['UserCafeNote', PEOPLE, NOBODY],
  '/user/userplace': ['UserPlace', PEOPLE, PEOPLE],
  '/cafe/setting/settingnote': ['CafeSettingNote', EVERYBODY, NOBODY],
  '/cafe/create': ['CafeCreate', PEOPLE, PEOPLE],
  '/roaster/create': ['RoasterCreate', PEOPLE, PEOPLE],
  '/create': ['Create', PEOPLE, NOBODY],
};

const CAFE = 'BARISTA SAST MNG SMNG OWN';
const CAFE_MANAGERS = 'MNG SMNG OWN';

/** By the rank in the cafe, whatever the role on the site. */
export const cafe: Record<string, Line> = {
  '/cafe/brewing/today': ['CafeBrewingToday', CAFE, CAFE],
  '/cafe/brewing/result': ['CafeBrewingResult', CAFE, CAFE],
  '/cafe/brewing/default': ['CafeBrewingDefault', CAFE, CAFE],
  '/cafe/setting/settingtoday': ['CafeSettingToday', CAFE, CAFE],
  '/cafe/setting/settingdefault': ['CafeSettingDefault', CAFE, CAFE],
  '/cafe/setting/settinghistory': ['CafeSettingHistory', CAFE, CAFE],
  '/cafe/recipe/recipelist': ['CafeRecipeList', CAFE, CAFE],
  '/cafe/recipe/recipehistory': ['CafeRecipeHistory', CAFE, CAFE],
  '/cafe/recipe/recipematerial': ['CafeRecipeMaterial', CAFE, CAFE],
  '/cafe/cupnote/coffeebean': ['QCCoffeebean', CAFE, CAFE],
  '/cafe/cupnote/compare': ['QcCompare', CAFE, NOBODY],
  '/cafe/cupnote/calibration': ['QcCalibration', CAFE, NOBODY],
  '/cafe/cupnote/coffee': ['QCCoffee', CAFE, CAFE],
  '/cafe/cupnote/menu': ['QCMenu', CAFE, CAFE],
  '/cafe/coffeebean/default': ['CoffeebeanDefault', CAFE, CAFE],
  '/cafe/coffeebean/received': ['CoffeebeanReceived', CAFE, CAFE],
  '/cafe/coffeebean/inventory': ['CafeCoffeebeanInventory', CAFE, CAFE],
  '/cafe/coffeebean/shopping': ['CafeShopping', CAFE, CAFE],
  '/cafe/coffeebean/trace': ['CafeTrace', CAFE, NOBODY],
  '/cafe/coffeebean/qrdefault': ['CoffeebeanQRDefault', CAFE, CAFE],
  '/cafe/coffeebean/qrreceived': ['CoffeebeanQRReceived', CAFE, CAFE],
  '/cafe/coffeebean/beaninfo': ['CafeBeanInfo', CAFE, CAFE],
  '/cafe/coffeebean/beandetail': ['CafeBeanDetail', CAFE, CAFE],
  '/cafe/coffeebean/beanblending': ['CafeBeanBlending', CAFE, CAFE],
  '/cafe/beannote/beaninfo': ['CafeBeanInfo', CAFE, NOBODY],
  '/cafe/supplier/roaster': ['CafeRoaster', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/supplier/materialsupplier': ['CafeMaterialSupplier', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/supplier/roasterregister': ['CafeRoasterRegister', 'SMNG OWN', 'SMNG OWN'],
  '/cafe/material/material': ['CafeMaterial', CAFE, CAFE],
  '/cafe/material/use': ['CafeMaterialUse', CAFE, CAFE],
  '/cafe/material/equip': ['CafeMaterialEquip', CAFE, CAFE],
  '/cafe/etc/user': ['CafeUser', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/equip': ['CafeEquip', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/care': ['CafeCare', CAFE, CAFE],
  '/cafe/etc/cafe_material': ['CafeOwnMaterial', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/material': ['CafeMaterial', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/event': ['CafeEvent', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/signup': ['CafeUserSignUp', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/etcuser': ['CafeUserEtc', CAFE_MANAGERS, CAFE_MANAGERS],
  '/cafe/etc/org': ['CafeOrg', 'SMNG OWN', 'SMNG OWN'],
  '/cafe/userinfo/basicinfo': ['CafeUserInfo', CAFE, CAFE],
  '/cafe/userinfo/detailinfo': ['CafeUserDetailInfo', CAFE, CAFE],
};

const ROASTER = 'ROASTER SAST MNG SMNG OWN';
const ASSISTANTS = 'SAST MNG SMNG OWN';
const MANAGERS = 'MNG SMNG OWN';

/** By the rank in the roastery, whatever the role on the site. */
export const roaster: Record<string, Line> = {
  '/roaster/roasting/result': ['RoastingResult', ROASTER, ROASTER],
  '/roaster/roasting/default': ['RoastingDefault', ROASTER, ROASTER],
  '/roaster/roasting/inventory': ['RoastingInventory', ROASTER, ROASTER],
  '/roaster/roasting/compare': ['RoastingCompare', ROASTER, NOBODY],
  '/roaster/roasting/logs': ['RoastLogs', ROASTER, NOBODY],
  '/roaster/blending/result': ['BlendingResult', ROASTER, ROASTER],
  '/roaster/blending/default': ['BlendingDefault', ROASTER, ROASTER],
  '/roaster/blending/inventory': ['BlendingInventory', ROASTER, ROASTER],
  '/roaster/blending/plan': ['BlendingPlan', ROASTER, NOBODY],
  '/roaster/qc/blr': ['QCBrewingResult', ROASTER, ROASTER],
  '/roaster/qc/brd': ['QCBrewingDefault', ROASTER, ROASTER],
  '/roaster/qc/blending': ['QCBlending', ROASTER, ROASTER],
  '/roaster/qc/roasting': ['QCRoasting', ROASTER, ROASTER],
  '/roaster/qc/greenbean': ['QCGreenbean', ROASTER, ROASTER],
  '/roaster/qc/compare': ['QcCompare', ROASTER, NOBODY],
  '/roaster/qc/calibration': ['QcCalibration', ROASTER, NOBODY],
  '/roaster/greenbean/list': ['RoasterGreenbeanDefault', ASSISTANTS, ASSISTANTS],
  '/roaster/greenbean/inventory': ['RoasterGreenbeanYear', ASSISTANTS, ASSISTANTS],
  '/roaster/greenbean/arrival': ['RoasterGreenbeanArrival', ASSISTANTS, ASSISTANTS],
  '/roaster/greenbean/trace': ['Trace', ASSISTANTS, ASSISTANTS],
  '/roaster/inventory/ledger': ['Ledger', ASSISTANTS, NOBODY],
  '/roaster/greenbean/roaster': ['RoasterGreenbean', ASSISTANTS, ASSISTANTS],
  '/roaster/customer/cafe': ['RoasterCafe', MANAGERS, MANAGERS],
  '/roaster/customer/packaging': ['RoasterPackaging', MANAGERS, MANAGERS],
  '/roaster/customer/registercafe': ['RoasterCafeRegister', MANAGERS, MANAGERS],
  '/roaster/customer/etccafe': ['RoasterCafeEtc', MANAGERS, MANAGERS],
  '/roaster/etc/user': ['RoasterUser', MANAGERS, MANAGERS],
  '/roaster/etc/equip': ['RoasterEquip', MANAGERS, MANAGERS],
  '/roaster/etc/roasting_material': ['RoastingMaterial', MANAGERS, MANAGERS],
  '/roaster/etc/material': ['RoasterMaterial', MANAGERS, MANAGERS],
  '/roaster/etc/material_use': ['RoasterMaterialUse', ROASTER, ROASTER],
  '/roaster/etc/event': ['RoasterEvent', MANAGERS, MANAGERS],
  '/roaster/etc/signup': ['RoasterUserSignUp', MANAGERS, MANAGERS],
  '/roaster/etc/etcuser': ['RoasterUserEtc', MANAGERS, MANAGERS],
  '/roaster/etc/org': ['RoasterOrg', 'SMNG OWN', 'SMNG OWN'],
  '/roaster/userinfo': ['RoasterUserInfo', ROASTER, ROASTER],
};

/** What somebody meets at a page that does not open for them. */
export const otherwise = {
  /** A guest, at any of them. */
  guest: 'signin',
  /** Somebody signed in, at a page of the site: as if there were none. */
  site: 'nopage',
  /** At a page of an organisation: a member whose rank is too low, and whoever works in none of its kind. */
  member: 'nopermission',
  stranger: 'noowner',
} as const;

type Site = 'GUEST' | 'USER' | 'PAID' | 'TESTER' | 'ADMIN' | 'SADMIN';
type Rank = 'SAST' | 'MNG' | 'SMNG' | 'OWN';

/** Who is asked about: a role on the site, and the ranks in the cafe and the roastery that they work in. */
export const people: Record<string, { site: Site; cafe?: 'BARISTA' | Rank; roaster?: 'ROASTER' | Rank }> = {
  GUEST: { site: 'GUEST' },
  USER: { site: 'USER' },
  PAID: { site: 'PAID' },
  TESTER: { site: 'TESTER' },
  ADMIN: { site: 'ADMIN' },
  SADMIN: { site: 'SADMIN' },
  'BARISTA of a cafe': { site: 'USER', cafe: 'BARISTA' },
  'SAST of a cafe': { site: 'USER', cafe: 'SAST' },
  'MNG of a cafe': { site: 'USER', cafe: 'MNG' },
  'SMNG of a cafe': { site: 'USER', cafe: 'SMNG' },
  'OWN of a cafe': { site: 'USER', cafe: 'OWN' },
  'ROASTER of a roastery': { site: 'USER', roaster: 'ROASTER' },
  'SAST of a roastery': { site: 'USER', roaster: 'SAST' },
  'MNG of a roastery': { site: 'USER', roaster: 'MNG' },
  'SMNG of a roastery': { site: 'USER', roaster: 'SMNG' },
  'OWN of a roastery': { site: 'USER', roaster: 'OWN' },
  'BARISTA of a cafe and OWN of a roastery': { site: 'USER', cafe: 'BARISTA', roaster: 'OWN' },
  'OWN of a cafe and ROASTER of a roastery': { site: 'PAID', cafe: 'OWN', roaster: 'ROASTER' },
  'MNG of a cafe and SAST of a roastery who tests': { site: 'TESTER', cafe: 'MNG', roaster: 'SAST' },
  'BARISTA of a cafe who is ADMIN': { site: 'ADMIN', cafe: 'BARISTA' },
  'SMNG of a roastery who is SADMIN': { site: 'SADMIN', roaster: 'SMNG' },
};

/** The words of the header, in order, by what somebody is. */
export const header = { guest: 'info user', anybody: 'info user cafe roaster' } as const;

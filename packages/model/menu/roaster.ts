import { from, hidden, quiet, SIGNED_IN, tab, waits } from './define.ts';
import type { MenuCategory } from './types.ts';

const ROASTER = from('roaster', 'ROASTER');
const SAST = from('roaster', 'SAST');
const MNG = from('roaster', 'MNG');
const SMNG = from('roaster', 'SMNG');

/** What a roastery works with. */
export const roaster: MenuCategory = {
  key: 'roaster',
  path: '/roaster',
  icon: 'drum',
  groups: [
    {
      key: 'roasting',
      icon: 'drum',
      tabs: [
        tab('roasting_result', '/roaster/roasting/result', 'RoastingResult', ROASTER, 'roaster_roasting_result'),
        tab('roasting_default', '/roaster/roasting/default', 'RoastingDefault', ROASTER, 'roaster_roasting'),
        tab(
          'roasting_inventory',
          '/roaster/roasting/inventory',
          'RoastingInventory',
          ROASTER,
          'roaster_roasting_inventory',
        ),
        hidden('roasting_compare', '/roaster/roasting/compare', 'RoastingCompare', ROASTER),
        hidden('roasting_logs', '/roaster/roasting/logs', 'RoastLogs', ROASTER),
      ],
    },
    {
      key: 'blending',
      icon: 'blend',
      tabs: [
        tab('blending_result', '/roaster/blending/result', 'BlendingResult', ROASTER, 'roaster_blending_result'),
        tab('blending_default', '/roaster/blending/default', 'BlendingDefault', ROASTER, 'roaster_blending'),
        tab(
          'blending_inventory',
          '/roaster/blending/inventory',
          'BlendingInventory',
          ROASTER,
          'roaster_blending_inventory',
        ),
        hidden('blending_plan', '/roaster/blending/plan', 'BlendingPlan', ROASTER),
      ],
    },
    {
      key: 'qc',
      icon: 'spoon',
      tabs: [
        tab('blr', '/roaster/qc/blr', 'QCBrewingResult', ROASTER, 'roaster_qc_blending_result'),
        tab('brd', '/roaster/qc/brd', 'QCBrewingDefault', ROASTER, 'roaster_qc_brewing_default'),
        tab('qc_blending', '/roaster/qc/blending', 'QCBlending', ROASTER, 'roaster_qc_blending'),
        tab('qc_roasting', '/roaster/qc/roasting', 'QCRoasting', ROASTER, 'roaster_qc_roasting'),
        tab('qc_greenbean', '/roaster/qc/greenbean', 'QCGreenbean', ROASTER, 'roaster_qc_greenbean'),
        hidden('qc_compare', '/roaster/qc/compare', 'QcCompare', ROASTER),
        hidden('qc_calibration', '/roaster/qc/calibration', 'QcCalibration', ROASTER),
      ],
    },
    {
      key: 'greenbean',
      icon: 'bean',
      tabs: [
        tab('greenbean_list', '/roaster/greenbean/list', 'RoasterGreenbeanDefault', SAST, 'roaster_greenbean'),
        tab(
          'greenbean_inventory',
          '/roaster/greenbean/inventory',
          'RoasterGreenbeanYear',
          SAST,
          'roaster_greenbean_year',
        ),
        tab(
          'greenbean_arrival',
          '/roaster/greenbean/arrival',
          'RoasterGreenbeanArrival',
          SAST,
          'roaster_greenbean_arrival',
        ),
        tab('trace', '/roaster/greenbean/trace', 'Trace', SAST),
        hidden('ledger', '/roaster/inventory/ledger', 'Ledger', SAST),
        tab('greenbean_roaster', '/roaster/greenbean/roaster', 'RoasterGreenbean', SAST, 'roaster_supplier'),
      ],
    },
    {
      key: 'customer',
      icon: 'shop',
      tabs: [
        tab('customer_cafe', '/roaster/customer/cafe', 'RoasterCafe', MNG, 'roaster_cafe'),
        tab('packaging', '/roaster/customer/packaging', 'RoasterPackaging', MNG, 'roaster_packaging'),
        waits(
          tab('registercafe', '/roaster/customer/registercafe', 'RoasterCafeRegister', MNG, 'roaster_cafe_register'),
        ),
        tab('etccafe', '/roaster/customer/etccafe', 'RoasterCafeEtc', MNG, 'roaster_cafe_etc'),
      ],
    },
    {
      key: 'etc',
      icon: 'table',
      tabs: [
        tab('etc_user', '/roaster/etc/user', 'RoasterUser', MNG, 'roaster_user'),
        tab('equip', '/roaster/etc/equip', 'RoasterEquip', MNG, 'roaster_equip'),
        tab('roasting_material', '/roaster/etc/roasting_material', 'RoastingMaterial', MNG, 'roaster_material'),
        tab('material_purchase', '/roaster/etc/material', 'RoasterMaterial', MNG, 'roaster_material_purchase'),
        tab('material_use', '/roaster/etc/material_use', 'RoasterMaterialUse', ROASTER, 'roaster_material_use'),
        tab('event', '/roaster/etc/event', 'RoasterEvent', MNG, 'roaster_event'),
        waits(tab('usersignup', '/roaster/etc/signup', 'RoasterUserSignUp', MNG, 'roaster_user_signup')),
        tab('etcuser', '/roaster/etc/etcuser', 'RoasterUserEtc', MNG, 'roaster_user_etc'),
        tab('org', '/roaster/etc/org', 'RoasterOrg', { ...SMNG, page: 'Organization' }),
      ],
    },
    { key: 'userinfo', icon: 'person', tabs: [tab('userinfo', '/roaster/userinfo', 'RoasterUserInfo', ROASTER)] },
    {
      key: 'roaster_create',
      icon: 'plus',
      tabs: [tab('roaster_create', '/roaster/create', 'RoasterCreate', quiet(SIGNED_IN))],
    },
  ],
};

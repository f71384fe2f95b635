// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
import type { ExampleResponses } from './ExampleResponses'

/** The method, path and most complete example response of each operation. */
export const exampleResponses: ExampleResponses = {
  createSession: { method: 'POST', path: '/auth', status: 200, headers: {"jwt":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3MSJ9.c2lnbmF0dXJl"}, body: {
  "id": 71,
  "personId": 3071,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "position": "Tilbudschef",
  "company": "Fjord & Lund Arkitekter",
  "showPopups": true,
  "product": {
    "name": "Spadestik Komplet",
    "basic": false,
    "companyEnabled": true,
    "allowedProjectPhases": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  }
} },
  endSession: { method: 'POST', path: '/auth/logout', status: 204, headers: {}, body: undefined },
  impersonateUser: { method: 'POST', path: '/auth/impersonate', status: 200, headers: {"jwt":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3MSJ9.c2lnbmF0dXJl"}, body: {
  "id": 71,
  "personId": 3071,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "position": "Tilbudschef",
  "company": "Fjord & Lund Arkitekter",
  "showPopups": true,
  "product": {
    "name": "Spadestik Komplet",
    "basic": false,
    "companyEnabled": true,
    "allowedProjectPhases": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  }
} },
  beginCompanySignIn: { method: 'POST', path: '/company-sign-in', status: 200, headers: {}, body: {
  "address": "https://login.fjordlund.test/authorize?client_id=spadestik",
  "failure": null
} },
  finishCompanySignIn: { method: 'POST', path: '/company-sign-in/auth', status: 200, headers: {"jwt":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3MSJ9.c2lnbmF0dXJl"}, body: {
  "id": 71,
  "personId": 3071,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "position": "Tilbudschef",
  "company": "Fjord & Lund Arkitekter",
  "showPopups": true,
  "product": {
    "name": "Spadestik Komplet",
    "basic": false,
    "companyEnabled": true,
    "allowedProjectPhases": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  }
} },
  getTranslations: { method: 'GET', path: '/translations/{languageId}', status: 200, headers: {}, body: {
  "criterionType.construction": "Byggeri og anlæg",
  "role.unspecified": "Ikke angivet"
} },
  getCurrentUser: { method: 'GET', path: '/pa-users', status: 200, headers: {}, body: {
  "id": 71,
  "personId": 3071,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "position": "Tilbudschef",
  "company": "Fjord & Lund Arkitekter",
  "showPopups": true,
  "product": {
    "name": "Spadestik Komplet",
    "basic": false,
    "companyEnabled": true,
    "allowedProjectPhases": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  }
} },
  updateCurrentUser: { method: 'PUT', path: '/pa-users', status: 200, headers: {}, body: {
  "id": 71,
  "personId": 3071,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "position": "Tilbudschef",
  "company": "Fjord & Lund Arkitekter",
  "showPopups": true,
  "product": {
    "name": "Spadestik Komplet",
    "basic": false,
    "companyEnabled": true,
    "allowedProjectPhases": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  }
} },
  updateEmail: { method: 'PUT', path: '/pa-users/updateEmail', status: 204, headers: {}, body: undefined },
  requestPasswordReset: { method: 'POST', path: '/pa-users/passwordReset', status: 204, headers: {}, body: undefined },
  setPassword: { method: 'POST', path: '/pa-users/newPassword', status: 204, headers: {}, body: undefined },
  resetPassword: { method: 'PUT', path: '/pa-users/changePassword', status: 204, headers: {}, body: undefined },
  activateUser: { method: 'PUT', path: '/pa-users/activate', status: 204, headers: {}, body: undefined },
  requestSubscription: { method: 'POST', path: '/pa-users/requestSubscription', status: 204, headers: {}, body: undefined },
  requestSubscriptionChange: { method: 'POST', path: '/pa-users/changeSubscription/{id}', status: 204, headers: {}, body: undefined },
  requestSubscriptionCancellation: { method: 'POST', path: '/pa-users/cancelSubscription', status: 204, headers: {}, body: undefined },
  bookDemo: { method: 'POST', path: '/pa-users/bookDemo', status: 204, headers: {}, body: undefined },
  getColleagues: { method: 'GET', path: '/pa-users/company', status: 200, headers: {}, body: [
  {
    "id": 72,
    "name": "Jens Holm",
    "email": "jens.holm@fjordlund.test",
    "position": "Projektleder"
  }
] },
  getLimitedAccess: { method: 'GET', path: '/limited-access', status: 200, headers: {}, body: {
  "name": "Mette Krog",
  "mail": "mette@krogbyg.test",
  "views": 4,
  "code": null
} },
  createLimitedAccess: { method: 'POST', path: '/limited-access/create', status: 204, headers: {}, body: undefined },
  resendLimitedAccessCode: { method: 'POST', path: '/limited-access/resend', status: 200, headers: {}, body: undefined },
  authenticateLimitedAccess: { method: 'POST', path: '/limited-access/auth', status: 200, headers: {}, body: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ2aXNpdG9yIn0.c2lnbmF0dXJl" },
  getProjectAgent: { method: 'GET', path: '/agents/project/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Skoler i Aarhus",
  "type": "project",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "skole",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": null,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "projectPhases": [
    3,
    4
  ]
} },
  updateProjectAgent: { method: 'PUT', path: '/agents/project/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Skoler i Aarhus",
  "type": "project",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "skole",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": null,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "projectPhases": [
    3,
    4
  ]
} },
  deleteProjectAgent: { method: 'DELETE', path: '/agents/project/{id}', status: 204, headers: {}, body: undefined },
  createProjectAgent: { method: 'POST', path: '/agents/project', status: 201, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Skoler i Aarhus",
  "type": "project",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "skole",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": null,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "projectPhases": [
    3,
    4
  ]
} },
  getProcurementAgent: { method: 'GET', path: '/agents/procurement/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Broer i Jylland",
  "type": "procurement",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "renovering bro",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": 20000000,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "procurementPhases": [
    3
  ],
  "procurementTypes": [],
  "deadlineFrom": null,
  "deadlineTo": null,
  "deadlineWithinDays": null
} },
  updateProcurementAgent: { method: 'PUT', path: '/agents/procurement/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Broer i Jylland",
  "type": "procurement",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "renovering bro",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": 20000000,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "procurementPhases": [
    3
  ],
  "procurementTypes": [],
  "deadlineFrom": null,
  "deadlineTo": null,
  "deadlineWithinDays": null
} },
  deleteProcurementAgent: { method: 'DELETE', path: '/agents/procurement/{id}', status: 204, headers: {}, body: undefined },
  createProcurementAgent: { method: 'POST', path: '/agents/procurement', status: 201, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Broer i Jylland",
  "type": "procurement",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "orderBy": "updated",
  "ascending": false,
  "freeSearch": "renovering bro",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [],
  "roles": [],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører"
    }
  ],
  "isPublic": null,
  "buildingStart": null,
  "buildingEnd": null,
  "allowUnspecifiedStartEnd": true,
  "startFrom": null,
  "startTo": null,
  "startWithinQuarters": null,
  "updatedFrom": null,
  "updatedTo": null,
  "updatedWithinDays": null,
  "minBudget": 20000000,
  "maxBudget": null,
  "allowUnspecifiedBudget": true,
  "buildingSizeMin": null,
  "buildingSizeMax": null,
  "allowUnspecifiedBuildingSize": true,
  "groundSizeMin": null,
  "groundSizeMax": null,
  "allowUnspecifiedGroundSize": true,
  "metresMin": null,
  "metresMax": null,
  "allowUnspecifiedMetres": true,
  "unitsMin": null,
  "unitsMax": null,
  "allowUnspecifiedUnits": true,
  "procurementPhases": [
    3
  ],
  "procurementTypes": [],
  "deadlineFrom": null,
  "deadlineTo": null,
  "deadlineWithinDays": null
} },
  getCompanyAgent: { method: 'GET', path: '/agents/company/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Ingeniører i Danmark",
  "type": "company",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "freeSearch": "ingeniør",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [
    1
  ],
  "roles": [],
  "projectPhases": [],
  "isPublic": null
} },
  updateCompanyAgent: { method: 'PUT', path: '/agents/company/{id}', status: 200, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Ingeniører i Danmark",
  "type": "company",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "freeSearch": "ingeniør",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [
    1
  ],
  "roles": [],
  "projectPhases": [],
  "isPublic": null
} },
  deleteCompanyAgent: { method: 'DELETE', path: '/agents/company/{id}', status: 204, headers: {}, body: undefined },
  createCompanyAgent: { method: 'POST', path: '/agents/company', status: 201, headers: {}, body: {
  "id": 310,
  "version": 3,
  "name": "Ingeniører i Danmark",
  "type": "company",
  "mailTime": "daily",
  "paUserIds": [
    71,
    72
  ],
  "statistics": {
    "totalResults": 1286,
    "monthlyResults": 74,
    "dailyResults": 3
  },
  "freeSearch": "ingeniør",
  "freeSearchType": "normal",
  "criteria": [
    {
      "id": 4113,
      "typeId": 3,
      "included": true,
      "name": "Vejbroer",
      "index": 0
    }
  ],
  "countryIds": [
    1
  ],
  "roles": [],
  "projectPhases": [],
  "isPublic": null
} },
  getAgents: { method: 'GET', path: '/agents/list', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "projectAgents": [
    {
      "id": 310,
      "version": 3,
      "name": "Skoler i Aarhus",
      "type": "project",
      "mailTime": "daily",
      "paUserIds": [
        71,
        72
      ],
      "statistics": {
        "totalResults": 1286,
        "monthlyResults": 74,
        "dailyResults": 3
      },
      "orderBy": "updated",
      "ascending": false,
      "freeSearch": "skole",
      "freeSearchType": "normal",
      "criteria": [
        {
          "id": 4113,
          "typeId": 3,
          "included": true,
          "name": "Vejbroer",
          "index": 0
        }
      ],
      "countryIds": [],
      "roles": [],
      "companies": [
        {
          "id": 5120,
          "companyName": "Nordkyst Ingeniører"
        }
      ],
      "isPublic": null,
      "buildingStart": null,
      "buildingEnd": null,
      "allowUnspecifiedStartEnd": true,
      "startFrom": null,
      "startTo": null,
      "startWithinQuarters": null,
      "updatedFrom": null,
      "updatedTo": null,
      "updatedWithinDays": null,
      "minBudget": null,
      "maxBudget": null,
      "allowUnspecifiedBudget": true,
      "buildingSizeMin": null,
      "buildingSizeMax": null,
      "allowUnspecifiedBuildingSize": true,
      "groundSizeMin": null,
      "groundSizeMax": null,
      "allowUnspecifiedGroundSize": true,
      "metresMin": null,
      "metresMax": null,
      "allowUnspecifiedMetres": true,
      "unitsMin": null,
      "unitsMax": null,
      "allowUnspecifiedUnits": true,
      "projectPhases": [
        3,
        4
      ]
    }
  ],
  "procurementAgents": [
    {
      "id": 310,
      "version": 3,
      "name": "Broer i Jylland",
      "type": "procurement",
      "mailTime": "daily",
      "paUserIds": [
        71,
        72
      ],
      "statistics": {
        "totalResults": 1286,
        "monthlyResults": 74,
        "dailyResults": 3
      },
      "orderBy": "updated",
      "ascending": false,
      "freeSearch": "renovering bro",
      "freeSearchType": "normal",
      "criteria": [
        {
          "id": 4113,
          "typeId": 3,
          "included": true,
          "name": "Vejbroer",
          "index": 0
        }
      ],
      "countryIds": [],
      "roles": [],
      "companies": [
        {
          "id": 5120,
          "companyName": "Nordkyst Ingeniører"
        }
      ],
      "isPublic": null,
      "buildingStart": null,
      "buildingEnd": null,
      "allowUnspecifiedStartEnd": true,
      "startFrom": null,
      "startTo": null,
      "startWithinQuarters": null,
      "updatedFrom": null,
      "updatedTo": null,
      "updatedWithinDays": null,
      "minBudget": 20000000,
      "maxBudget": null,
      "allowUnspecifiedBudget": true,
      "buildingSizeMin": null,
      "buildingSizeMax": null,
      "allowUnspecifiedBuildingSize": true,
      "groundSizeMin": null,
      "groundSizeMax": null,
      "allowUnspecifiedGroundSize": true,
      "metresMin": null,
      "metresMax": null,
      "allowUnspecifiedMetres": true,
      "unitsMin": null,
      "unitsMax": null,
      "allowUnspecifiedUnits": true,
      "procurementPhases": [
        3
      ],
      "procurementTypes": [],
      "deadlineFrom": null,
      "deadlineTo": null,
      "deadlineWithinDays": null
    }
  ],
  "companyAgents": [
    {
      "id": 310,
      "version": 3,
      "name": "Ingeniører i Danmark",
      "type": "company",
      "mailTime": "daily",
      "paUserIds": [
        71,
        72
      ],
      "statistics": {
        "totalResults": 1286,
        "monthlyResults": 74,
        "dailyResults": 3
      },
      "freeSearch": "ingeniør",
      "freeSearchType": "normal",
      "criteria": [
        {
          "id": 4113,
          "typeId": 3,
          "included": true,
          "name": "Vejbroer",
          "index": 0
        }
      ],
      "countryIds": [
        1
      ],
      "roles": [],
      "projectPhases": [],
      "isPublic": null
    }
  ]
} },
  getExplanations: { method: 'GET', path: '/explanations/{itemType}/{id}', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "type": "procurement",
  "id": 91004,
  "name": "Renovering af Skjern Åbro, etape 2",
  "isHidden": false,
  "isOutsideProduct": false,
  "agents": [
    {
      "agentId": 302,
      "agentName": "Broer i Midtjylland",
      "isFound": false,
      "conditions": [
        {
          "name": "deadline",
          "criterionType": null,
          "isMet": false,
          "isWithheld": false,
          "asked": {
            "from": "2026-11-23",
            "to": "2026-12-07",
            "within": 14
          },
          "found": {
            "deadlines": [
              "2027-01-15"
            ]
          },
          "missing": []
        },
        {
          "name": "budget",
          "criterionType": null,
          "isMet": true,
          "isWithheld": false,
          "asked": {
            "min": 10000000,
            "max": null,
            "allowUnspecified": true
          },
          "found": {
            "number": 48000000,
            "currency": "DKK"
          },
          "missing": []
        }
      ],
      "mailTime": "daily",
      "lastMail": {
        "time": "2026-11-23T06:00:00+01:00",
        "isSent": true,
        "isListed": true
      },
      "nextMail": null,
      "noMail": "notFound"
    }
  ]
} },
  getNarrowing: { method: 'GET', path: '/narrowings/{agentId}/{itemType}/{id}', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "agentId": 310,
  "agentName": "Broer i Jylland",
  "count": 100,
  "proposals": [
    {
      "name": "excludedCriteria",
      "criterionType": "Kategori",
      "asked": {
        "excluded": [
          "Gangbroer"
        ]
      },
      "drops": 7,
      "filters": {
        "criteria": [
          {
            "id": 4114,
            "typeId": 3,
            "included": false,
            "name": "Gangbroer",
            "index": 0
          }
        ]
      }
    }
  ]
} },
  rehearseProjectAgent: { method: 'POST', path: '/rehearsals/project', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "from": "2026-08-25",
  "days": 90,
  "count": 41,
  "weeks": [
    {
      "from": "2026-08-25",
      "count": 2
    },
    {
      "from": "2026-08-31",
      "count": 4
    }
  ],
  "latest": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "place": "Ringkøbing-Skjern",
      "changedAt": "2026-11-20T09:12:00Z",
      "isNew": false,
      "changes": [
        "Frist 04.12.2026 → 18.12.2026"
      ]
    }
  ],
  "alreadyFound": 12,
  "mails": {
    "always": 39,
    "daily": 31,
    "weekly": 12
  },
  "withoutFilter": [
    {
      "name": "budget",
      "criterionType": null,
      "asked": {
        "min": 10000000,
        "max": null,
        "allowUnspecified": false
      },
      "more": 18
    }
  ],
  "isSampled": false
} },
  rehearseProcurementAgent: { method: 'POST', path: '/rehearsals/procurement', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "from": "2026-08-25",
  "days": 90,
  "count": 41,
  "weeks": [
    {
      "from": "2026-08-25",
      "count": 2
    },
    {
      "from": "2026-08-31",
      "count": 4
    }
  ],
  "latest": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "place": "Ringkøbing-Skjern",
      "changedAt": "2026-11-20T09:12:00Z",
      "isNew": false,
      "changes": [
        "Frist 04.12.2026 → 18.12.2026"
      ]
    }
  ],
  "alreadyFound": 12,
  "mails": {
    "always": 39,
    "daily": 31,
    "weekly": 12
  },
  "withoutFilter": [
    {
      "name": "budget",
      "criterionType": null,
      "asked": {
        "min": 10000000,
        "max": null,
        "allowUnspecified": false
      },
      "more": 18
    }
  ],
  "isSampled": false
} },
  rehearseCompanyAgent: { method: 'POST', path: '/rehearsals/company', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "from": "2026-08-25",
  "days": 90,
  "count": 41,
  "weeks": [
    {
      "from": "2026-08-25",
      "count": 2
    },
    {
      "from": "2026-08-31",
      "count": 4
    }
  ],
  "latest": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "place": "Ringkøbing-Skjern",
      "changedAt": "2026-11-20T09:12:00Z",
      "isNew": false,
      "changes": [
        "Frist 04.12.2026 → 18.12.2026"
      ]
    }
  ],
  "alreadyFound": 12,
  "mails": {
    "always": 39,
    "daily": 31,
    "weekly": 12
  },
  "withoutFilter": [
    {
      "name": "budget",
      "criterionType": null,
      "asked": {
        "min": 10000000,
        "max": null,
        "allowUnspecified": false
      },
      "more": 18
    }
  ],
  "isSampled": false
} },
  getLists: { method: 'GET', path: '/lists', status: 200, headers: {}, body: [
  {
    "id": 12,
    "version": 3,
    "name": "Skoler 2027",
    "projects": [
      48213,
      48377
    ],
    "procurements": [
      91004
    ],
    "companies": [
      5120
    ],
    "paUserIds": [
      71,
      72
    ],
    "mailTime": "daily",
    "budgetSum": 131000000,
    "currency": "DKK",
    "lastUpdated": "2026-11-18T09:12:00+01:00",
    "lastSeen": "2026-11-17T16:40:00+01:00"
  }
] },
  updateList: { method: 'PUT', path: '/lists', status: 200, headers: {}, body: {
  "id": 12,
  "version": 3,
  "name": "Skoler 2027",
  "projects": [
    48213,
    48377
  ],
  "procurements": [
    91004
  ],
  "companies": [
    5120
  ],
  "paUserIds": [
    71,
    72
  ],
  "mailTime": "daily",
  "budgetSum": 131000000,
  "currency": "DKK",
  "lastUpdated": "2026-11-18T09:12:00+01:00",
  "lastSeen": "2026-11-17T16:40:00+01:00"
} },
  createList: { method: 'POST', path: '/lists', status: 201, headers: {}, body: {
  "id": 12,
  "version": 3,
  "name": "Skoler 2027",
  "projects": [
    48213,
    48377
  ],
  "procurements": [
    91004
  ],
  "companies": [
    5120
  ],
  "paUserIds": [
    71,
    72
  ],
  "mailTime": "daily",
  "budgetSum": 131000000,
  "currency": "DKK",
  "lastUpdated": "2026-11-18T09:12:00+01:00",
  "lastSeen": "2026-11-17T16:40:00+01:00"
} },
  getRelevantArticles: { method: 'GET', path: '/lists/articles', status: 200, headers: {}, body: [
  {
    "id": 330,
    "title": "Nyt børnehus i massivtræ",
    "created": "2026-11-10T07:00:00+01:00",
    "coverImage": {
      "id": 2201,
      "name": "Lokalplan 1124",
      "code": "lokalplan-1124",
      "extension": "pdf",
      "link": "/files/lokalplan-1124.pdf",
      "image": false,
      "source": "Aarhus Kommune"
    },
    "hostName": "Byggebladet",
    "hostDomain": "byggebladet.example",
    "link": "https://byggebladet.example/nyt-boernehus"
  }
] },
  deleteList: { method: 'DELETE', path: '/lists/{id}', status: 204, headers: {}, body: undefined },
  getListItems: { method: 'GET', path: '/lists/items/{id}', status: 200, headers: {}, body: {
  "listId": 12,
  "projects": [
    {
      "id": 48213,
      "name": "Børnehus ved Lystrup Engvej",
      "inProgress": false,
      "phase": {
        "id": 4,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 62000000,
      "currency": "DKK",
      "buildingStart": "2027-04-01",
      "buildingEnd": "2028-09-30",
      "place": "Aarhus",
      "builder": "Aarhus Kommune",
      "published": "2025-03-12",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Undervisning",
              "Daginstitution"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      },
      "procurementCount": 2
    }
  ],
  "procurements": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "inProgress": false,
      "phase": {
        "id": 3,
        "index": 2,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 48000000,
      "currency": "DKK",
      "nextDeadline": "2026-11-27",
      "nextDeadlineWindow": "offers",
      "buildingStart": "2027-02-01",
      "buildingEnd": "2027-11-30",
      "place": "Ringkøbing-Skjern",
      "liable": "Vejdirektoratet",
      "published": "2026-11-02",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Visualisering",
        "code": "visualisering",
        "extension": "svg",
        "link": "/files/visualisering.svg",
        "image": true,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører",
      "cvr": "10000017",
      "address": "Havnegade 8",
      "postalCode": "9900",
      "city": "Frederikshavn",
      "roleCount": 37,
      "lastUpdated": "2026-11-12T11:00:00+01:00",
      "lastUpdateDate": "2026-11-12",
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "counts": {
    "project": 0,
    "procurement": 0,
    "company": 0
  },
  "foundCounts": {
    "project": 0,
    "procurement": 0,
    "company": 0
  },
  "outsideProduct": [
    {
      "id": 48214,
      "phase": {
        "id": 1,
        "index": 0,
        "name": "Idé",
        "icon": "lightbulb",
        "iconType": "outline"
      }
    }
  ],
  "outsideProductCount": 0
} },
  markListSeen: { method: 'PUT', path: '/lists/setSeen/{id}', status: 204, headers: {}, body: undefined },
  getHiddenItems: { method: 'GET', path: '/blacklists', status: 200, headers: {}, body: [
  {
    "id": 88,
    "version": 3,
    "created": "2026-11-12 14:05",
    "usersIds": [
      71
    ],
    "userIsOnList": true,
    "projectId": 48213,
    "procurementId": null,
    "notes": [
      {
        "id": 501,
        "version": 3,
        "title": "Besøg på pladsen",
        "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
        "created": "2026-11-17T10:15:00+01:00",
        "updated": "2026-11-17T10:15:00+01:00",
        "createdBy": "Anne Lund",
        "paUserIds": [
          71,
          72
        ],
        "projectId": 48213,
        "procurementId": null,
        "companyId": null
      }
    ]
  }
] },
  updateHiddenItem: { method: 'PUT', path: '/blacklists', status: 200, headers: {}, body: {
  "id": 88,
  "version": 3,
  "created": "2026-11-12 14:05",
  "usersIds": [
    71
  ],
  "userIsOnList": true,
  "projectId": 48213,
  "procurementId": null,
  "notes": [
    {
      "id": 501,
      "version": 3,
      "title": "Besøg på pladsen",
      "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
      "created": "2026-11-17T10:15:00+01:00",
      "updated": "2026-11-17T10:15:00+01:00",
      "createdBy": "Anne Lund",
      "paUserIds": [
        71,
        72
      ],
      "projectId": 48213,
      "procurementId": null,
      "companyId": null
    }
  ]
} },
  createHiddenItem: { method: 'POST', path: '/blacklists', status: 201, headers: {}, body: {
  "id": 88,
  "version": 3,
  "created": "2026-11-12 14:05",
  "usersIds": [
    71
  ],
  "userIsOnList": true,
  "projectId": 48213,
  "procurementId": null,
  "notes": [
    {
      "id": 501,
      "version": 3,
      "title": "Besøg på pladsen",
      "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
      "created": "2026-11-17T10:15:00+01:00",
      "updated": "2026-11-17T10:15:00+01:00",
      "createdBy": "Anne Lund",
      "paUserIds": [
        71,
        72
      ],
      "projectId": 48213,
      "procurementId": null,
      "companyId": null
    }
  ]
} },
  deleteHiddenItem: { method: 'DELETE', path: '/blacklists/remove/{id}', status: 204, headers: {}, body: undefined },
  getHiddenItemDetails: { method: 'GET', path: '/blacklists/pdata', status: 200, headers: {}, body: {
  "projects": [
    {
      "id": 48213,
      "name": "Børnehus ved Lystrup Engvej",
      "inProgress": false,
      "phase": {
        "id": 4,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 62000000,
      "currency": "DKK",
      "buildingStart": "2027-04-01",
      "buildingEnd": "2028-09-30",
      "place": "Aarhus",
      "builder": "Aarhus Kommune",
      "published": "2025-03-12",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Undervisning",
              "Daginstitution"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      },
      "procurementCount": 2
    }
  ],
  "procurements": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "inProgress": false,
      "phase": {
        "id": 3,
        "index": 2,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 48000000,
      "currency": "DKK",
      "nextDeadline": "2026-11-27",
      "nextDeadlineWindow": "offers",
      "buildingStart": "2027-02-01",
      "buildingEnd": "2027-11-30",
      "place": "Ringkøbing-Skjern",
      "liable": "Vejdirektoratet",
      "published": "2026-11-02",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Visualisering",
        "code": "visualisering",
        "extension": "svg",
        "link": "/files/visualisering.svg",
        "image": true,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "counts": {
    "project": 0,
    "procurement": 0
  },
  "foundCounts": {
    "project": 0,
    "procurement": 0
  },
  "outsideProduct": [
    {
      "id": 48214,
      "phase": {
        "id": 1,
        "index": 0,
        "name": "Idé",
        "icon": "lightbulb",
        "iconType": "outline"
      }
    }
  ],
  "outsideProductCount": 0
} },
  cleanUpHiddenItems: { method: 'GET', path: '/blacklists/cleanup-blacklist', status: 200, headers: {"Cache-Control":"no-store"}, body: {
  "removedIds": [
    88,
    91
  ]
} },
  addItemsToList: { method: 'POST', path: '/selected-items/add-to-list', status: 200, headers: {}, body: {
  "lists": [
    {
      "id": 12,
      "version": 3,
      "name": "Skoler 2027",
      "projects": [
        48213,
        48377
      ],
      "procurements": [
        91004
      ],
      "companies": [
        5120
      ],
      "paUserIds": [
        71,
        72
      ],
      "mailTime": "daily",
      "budgetSum": 131000000,
      "currency": "DKK",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastSeen": "2026-11-17T16:40:00+01:00"
    }
  ],
  "missing": [
    48217
  ]
} },
  hideItems: { method: 'POST', path: '/selected-items/hide', status: 200, headers: {}, body: {
  "hidden": [
    {
      "id": 88,
      "usersIds": [
        71
      ]
    }
  ],
  "missing": [
    48217
  ]
} },
  unhideItems: { method: 'POST', path: '/selected-items/unhide', status: 204, headers: {}, body: undefined },
  findUnseenItems: { method: 'POST', path: '/unseen-items', status: 200, headers: {}, body: [
  {
    "id": 48213,
    "isNew": false,
    "changedAt": "2026-11-02T08:30:00+01:00",
    "updates": [
      {
        "id": 7001,
        "text": "Fase ændret til udbud",
        "created": "2026-11-02T08:30:00+01:00",
        "projectId": 48213,
        "procurementId": null,
        "scrollId": "phases"
      }
    ]
  }
] },
  getCalendarFeeds: { method: 'GET', path: '/calendar-feeds', status: 200, headers: {}, body: [
  {
    "id": 12,
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-02T08:30:00+01:00",
    "lastRead": "2026-11-27T06:05:00+01:00"
  }
] },
  createCalendarFeed: { method: 'POST', path: '/calendar-feeds', status: 201, headers: {}, body: {
  "feed": {
    "id": 12,
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-02T08:30:00+01:00",
    "lastRead": null
  },
  "url": "https://www.spadestik.dk/calendar/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.ics",
  "atomUrl": "https://www.spadestik.dk/feeds/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.atom",
  "jsonUrl": "https://www.spadestik.dk/feeds/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.json"
} },
  renewCalendarFeed: { method: 'PUT', path: '/calendar-feeds/{id}', status: 200, headers: {}, body: {
  "feed": {
    "id": 12,
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-02T08:30:00+01:00",
    "lastRead": null
  },
  "url": "https://www.spadestik.dk/calendar/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.ics",
  "atomUrl": "https://www.spadestik.dk/feeds/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.atom",
  "jsonUrl": "https://www.spadestik.dk/feeds/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.json"
} },
  deleteCalendarFeed: { method: 'DELETE', path: '/calendar-feeds/{id}', status: 204, headers: {}, body: undefined },
  getApiKeys: { method: 'GET', path: '/api-keys', status: 200, headers: {}, body: [
  {
    "id": 7,
    "name": "Our CRM",
    "start": "spadestik_9yTk",
    "scopes": [
      "search:read",
      "items:read"
    ],
    "created": "2026-11-28T08:30:00+01:00",
    "lastDay": "2027-11-28",
    "lastUsed": null
  }
] },
  createApiKey: { method: 'POST', path: '/api-keys', status: 201, headers: {}, body: {
  "key": {
    "id": 7,
    "name": "Our CRM",
    "start": "spadestik_9yTk",
    "scopes": [
      "search:read"
    ],
    "created": "2026-11-28T08:30:00+01:00",
    "lastDay": "2027-11-28",
    "lastUsed": null
  },
  "secret": "spadestik_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M"
} },
  deleteApiKey: { method: 'DELETE', path: '/api-keys/{id}', status: 204, headers: {}, body: undefined },
  getWebhooks: { method: 'GET', path: '/webhooks', status: 200, headers: {}, body: [
  {
    "id": 5,
    "name": "Our CRM",
    "address": "https://crm.example.dk/hooks/spadestik",
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-28T08:30:00+01:00",
    "formerSecretUntil": "2026-11-29T09:30:00+01:00",
    "ended": null,
    "endReason": null,
    "lastDelivered": "2026-11-28T09:01:12+01:00"
  }
] },
  createWebhook: { method: 'POST', path: '/webhooks', status: 201, headers: {}, body: {
  "webhook": {
    "id": 5,
    "name": "Our CRM",
    "address": "https://crm.example.dk/hooks/spadestik",
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-28T08:30:00+01:00",
    "formerSecretUntil": "2026-11-29T09:30:00+01:00",
    "ended": null,
    "endReason": null,
    "lastDelivered": "2026-11-28T09:01:12+01:00"
  },
  "secret": "whsec_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M="
} },
  deleteWebhook: { method: 'DELETE', path: '/webhooks/{id}', status: 204, headers: {}, body: undefined },
  renewWebhookSecret: { method: 'POST', path: '/webhooks/{id}/secret', status: 200, headers: {}, body: {
  "webhook": {
    "id": 5,
    "name": "Our CRM",
    "address": "https://crm.example.dk/hooks/spadestik",
    "listId": 31,
    "agentId": 48213,
    "created": "2026-11-28T08:30:00+01:00",
    "formerSecretUntil": "2026-11-29T09:30:00+01:00",
    "ended": null,
    "endReason": null,
    "lastDelivered": "2026-11-28T09:01:12+01:00"
  },
  "secret": "whsec_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M="
} },
  resumeWebhook: { method: 'POST', path: '/webhooks/{id}/sending', status: 200, headers: {}, body: {
  "id": 5,
  "name": "Our CRM",
  "address": "https://crm.example.dk/hooks/spadestik",
  "listId": 31,
  "agentId": 48213,
  "created": "2026-11-28T08:30:00+01:00",
  "formerSecretUntil": "2026-11-29T09:30:00+01:00",
  "ended": null,
  "endReason": null,
  "lastDelivered": "2026-11-28T09:01:12+01:00"
} },
  getWebhookDeliveries: { method: 'GET', path: '/webhooks/{id}/deliveries', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 812,
      "messageId": "msg_5f0f6b1e-4c1f-4b0e-9a52-0d7c0f4f8d11",
      "kind": "changes",
      "body": "{\"type\":\"changes.available\",\"timestamp\":\"2026-11-28T08:01:00.000Z\",\"data\":{\"webhookId\":5,\"listId\":31,\"agentId\":null,\"after\":\"5b1c9a3e.48213\"}}",
      "created": "2026-11-28T09:01:00+01:00",
      "state": "delivered",
      "tries": 1,
      "nextTry": null,
      "lastTry": "2026-11-28T09:01:12+01:00",
      "status": 204,
      "answer": "",
      "failure": null
    }
  ],
  "before": 48213
} },
  testWebhook: { method: 'POST', path: '/webhooks/{id}/deliveries', status: 201, headers: {}, body: {
  "id": 812,
  "messageId": "msg_5f0f6b1e-4c1f-4b0e-9a52-0d7c0f4f8d11",
  "kind": "changes",
  "body": "{\"type\":\"changes.available\",\"timestamp\":\"2026-11-28T08:01:00.000Z\",\"data\":{\"webhookId\":5,\"listId\":31,\"agentId\":null,\"after\":\"5b1c9a3e.48213\"}}",
  "created": "2026-11-28T09:01:00+01:00",
  "state": "waiting",
  "tries": 1,
  "nextTry": "2026-11-28T09:02:12+01:00",
  "lastTry": "2026-11-28T09:01:12+01:00",
  "status": 503,
  "answer": "",
  "failure": null
} },
  repeatWebhookDelivery: { method: 'POST', path: '/webhooks/{id}/deliveries/{deliveryId}', status: 200, headers: {}, body: {
  "id": 812,
  "messageId": "msg_5f0f6b1e-4c1f-4b0e-9a52-0d7c0f4f8d11",
  "kind": "changes",
  "body": "{\"type\":\"changes.available\",\"timestamp\":\"2026-11-28T08:01:00.000Z\",\"data\":{\"webhookId\":5,\"listId\":31,\"agentId\":null,\"after\":\"5b1c9a3e.48213\"}}",
  "created": "2026-11-28T09:01:00+01:00",
  "state": "waiting",
  "tries": 1,
  "nextTry": "2026-11-28T09:02:12+01:00",
  "lastTry": "2026-11-28T09:01:12+01:00",
  "status": 503,
  "answer": "",
  "failure": null
} },
  getExports: { method: 'GET', path: '/exports', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 41,
      "kind": "xlsx",
      "itemType": "procurement",
      "state": "ready",
      "failure": null,
      "rows": 312,
      "total": 312,
      "hasMore": false,
      "requested": "2026-11-28T09:00:00+01:00",
      "ready": "2026-11-28T09:00:02+01:00",
      "bytes": 48213,
      "link": "/files/exports/41.xlsx?until=1790000000000&signature=abc"
    }
  ],
  "before": 48213
} },
  createExport: { method: 'POST', path: '/exports', status: 201, headers: {}, body: {
  "id": 41,
  "kind": "xlsx",
  "itemType": "procurement",
  "state": "ready",
  "failure": null,
  "rows": 312,
  "total": 312,
  "hasMore": false,
  "requested": "2026-11-28T09:00:00+01:00",
  "ready": "2026-11-28T09:00:02+01:00",
  "bytes": 48213,
  "link": "/files/exports/41.xlsx?until=1790000000000&signature=abc"
} },
  getExport: { method: 'GET', path: '/exports/{id}', status: 200, headers: {}, body: {
  "id": 41,
  "kind": "xlsx",
  "itemType": "procurement",
  "state": "ready",
  "failure": null,
  "rows": 312,
  "total": 312,
  "hasMore": false,
  "requested": "2026-11-28T09:00:00+01:00",
  "ready": "2026-11-28T09:00:02+01:00",
  "bytes": 48213,
  "link": "/files/exports/41.xlsx?until=1790000000000&signature=abc"
} },
  deleteExport: { method: 'DELETE', path: '/exports/{id}', status: 204, headers: {}, body: undefined },
  getReminders: { method: 'GET', path: '/reminders', status: 200, headers: {}, body: [
  {
    "listId": 31,
    "procurementId": 48213,
    "days": 3
  }
] },
  saveReminder: { method: 'PUT', path: '/reminders', status: 204, headers: {}, body: undefined },
  setUserLanguage: { method: 'PUT', path: '/user-language', status: 204, headers: {}, body: undefined },
  getPersonalDataExport: { method: 'GET', path: '/personal-data-export', status: 200, headers: {}, body: {
  "requested": "2026-11-27T09:00:00+01:00",
  "ready": "2026-11-27T09:01:00+01:00",
  "link": "/files/personal-data/12.zip?until=1790000000000&signature=abc"
} },
  requestPersonalDataExport: { method: 'POST', path: '/personal-data-export', status: 200, headers: {}, body: {
  "requested": "2026-11-27T09:00:00+01:00",
  "ready": "2026-11-27T09:01:00+01:00",
  "link": "/files/personal-data/12.zip?until=1790000000000&signature=abc"
} },
  requestErasure: { method: 'POST', path: '/personal-data-erasure', status: 204, headers: {}, body: undefined },
  getToday: { method: 'GET', path: '/today', status: 200, headers: {}, body: {
  "deadlines": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "inProgress": false,
      "phase": {
        "id": 3,
        "index": 2,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 48000000,
      "currency": "DKK",
      "nextDeadline": "2026-11-27",
      "nextDeadlineWindow": "offers",
      "buildingStart": "2027-02-01",
      "buildingEnd": "2027-11-30",
      "place": "Ringkøbing-Skjern",
      "liable": "Vejdirektoratet",
      "published": "2026-11-02",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Visualisering",
        "code": "visualisering",
        "extension": "svg",
        "link": "/files/visualisering.svg",
        "image": true,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "changes": [
    {
      "type": "project",
      "name": "Ny skole i Skanderborg",
      "unseen": {
        "id": 48213,
        "isNew": false,
        "changedAt": "2026-11-02T08:30:00+01:00",
        "updates": [
          {
            "id": 7001,
            "text": "Fase ændret til udbud",
            "created": "2026-11-02T08:30:00+01:00",
            "projectId": 48213,
            "procurementId": null,
            "scrollId": "phases"
          }
        ]
      }
    }
  ],
  "changeCount": 1,
  "matches": [
    {
      "type": "procurement",
      "name": "Renovering af skolen",
      "unseen": {
        "id": 91004,
        "isNew": true,
        "changedAt": "2026-11-02T08:30:00+01:00",
        "updates": [
          {
            "id": 7001,
            "text": "Fase ændret til udbud",
            "created": "2026-11-02T08:30:00+01:00",
            "projectId": 48213,
            "procurementId": null,
            "scrollId": "phases"
          }
        ]
      },
      "agentNames": [
        "Skoler"
      ]
    }
  ],
  "matchCount": 0
} },
  markItemsSeen: { method: 'POST', path: '/seen-items', status: 204, headers: {}, body: undefined },
  dismissDeadlines: { method: 'PUT', path: '/dismissed-deadlines', status: 204, headers: {}, body: undefined },
  getCountries: { method: 'GET', path: '/countries', status: 200, headers: {}, body: [
  {
    "id": 160,
    "name": "Norge",
    "code": "NO",
    "domain": {
      "id": 9,
      "languageId": 2,
      "countryId": 1,
      "nativeCountryName": "Danmark",
      "numberFormat": "da-DK",
      "fileId": null,
      "logo": {
        "code": "spadestik-dk",
        "extension": "svg"
      },
      "name": "Spadestik Danmark",
      "tld": "dk",
      "sld": "spadestik",
      "localhost": "dk",
      "mailSupport": "support@spadestik.test",
      "mailDoNotReply": "svar-ikke@spadestik.test",
      "hotjarId": null,
      "calendlyBookdemo": null,
      "calendlyCustomer": null
    },
    "languages": [
      {
        "id": 7,
        "nativeName": "Norsk bokmål",
        "iso6391": "nb",
        "iso6392": "nob",
        "international": "Norwegian"
      }
    ]
  }
] },
  getCriterionTypes: { method: 'GET', path: '/criteria/criterion-types', status: 200, headers: {}, body: [
  {
    "id": 3,
    "translationProperty": "criterionType.construction",
    "searchable": true,
    "tailored": false,
    "highlightedProject": true,
    "highlightedProcurement": true,
    "criteria": [
      {
        "id": 4110,
        "name": "Broer og tunneler",
        "typeId": 3,
        "children": [
          {
            "id": 4113,
            "name": "Vejbroer",
            "typeId": 3,
            "children": []
          }
        ]
      }
    ]
  }
] },
  getProcurementPhases: { method: 'GET', path: '/procurement-phases', status: 200, headers: {}, body: [
  {
    "id": 3,
    "index": 3,
    "name": "Udbud",
    "icon": "gavel",
    "iconType": "outline"
  }
] },
  getProcurementPhase: { method: 'GET', path: '/procurement-phases/{id}', status: 200, headers: {}, body: {
  "id": 3,
  "index": 3,
  "name": "Udbud",
  "icon": "gavel",
  "iconType": "outline"
} },
  getProcurementTypes: { method: 'GET', path: '/procurement-types', status: 200, headers: {}, body: [
  {
    "id": 1,
    "name": "Offentligt udbud"
  }
] },
  getProcurementType: { method: 'GET', path: '/procurement-types/{id}', status: 200, headers: {}, body: {
  "id": 1,
  "name": "Offentligt udbud"
} },
  getProjectPhases: { method: 'GET', path: '/project-phases', status: 200, headers: {}, body: [
  {
    "id": 2,
    "index": 2,
    "name": "Projektering",
    "icon": "ruler",
    "iconType": "outline"
  }
] },
  getProjectPhase: { method: 'GET', path: '/project-phases/{id}', status: 200, headers: {}, body: {
  "id": 2,
  "index": 2,
  "name": "Projektering",
  "icon": "ruler",
  "iconType": "outline"
} },
  getRoles: { method: 'GET', path: '/roles', status: 200, headers: {}, body: [
  {
    "id": 4,
    "name": "Ingeniør, konstruktioner",
    "itemTypes": [
      "project",
      "procurement",
      "company"
    ]
  }
] },
  getRole: { method: 'GET', path: '/roles/{id}', status: 200, headers: {}, body: {
  "id": 4,
  "name": "Ingeniør, konstruktioner",
  "itemTypes": [
    "project",
    "procurement",
    "company"
  ]
} },
  getProject: { method: 'GET', path: '/projects/byId/{id}', status: 200, headers: {}, body: {
  "id": 48213,
  "name": "Børnehus ved Lystrup Engvej",
  "description": "Nyt børnehus i to plan for 140 børn. Opføres i massivtræ.",
  "language": "da",
  "countryId": 1,
  "inProgress": false,
  "phase": {
    "id": 4,
    "index": 3,
    "name": "Udbud",
    "icon": "gavel",
    "iconType": "outline"
  },
  "projectPhaseRecords": [
    {
      "id": 9100,
      "date": "2026-11-02",
      "phase": {
        "id": 4,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "budget": 62000000,
  "currency": "DKK",
  "buildingStart": "2027-04-01",
  "buildingEnd": "2028-09-30",
  "buildingArea": 2150,
  "numberOfUnits": 1,
  "floors": 2,
  "address": "Lystrup Engvej 4",
  "postalCode": "8520",
  "city": "Lystrup",
  "summaryLink": "https://referat.example/2025/114",
  "summaryMunicipality": "Aarhus",
  "summaryCommittee": "Teknisk Udvalg",
  "summaryNumber": "Punkt 7",
  "summaryDate": "2025-03-12",
  "contactPerson": {
    "name": "Ida Kjær",
    "position": "Projektchef",
    "mail": "ida.kjaer@kommune.test",
    "phone": "+45 70 11 22 33"
  },
  "published": "2025-03-12",
  "lastUpdated": "2026-11-18T09:12:00+01:00",
  "lastUpdateDate": "2026-11-18",
  "coverImage": {
    "id": 2201,
    "name": "Lokalplan 1124",
    "code": "lokalplan-1124",
    "extension": "pdf",
    "link": "/files/lokalplan-1124.pdf",
    "image": false,
    "source": "Aarhus Kommune"
  },
  "procurementCount": 0,
  "procurements": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "inProgress": false,
      "phase": {
        "id": 3,
        "index": 2,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 48000000,
      "currency": "DKK",
      "nextDeadline": "2026-11-27",
      "nextDeadlineWindow": "offers",
      "buildingStart": "2027-02-01",
      "buildingEnd": "2027-11-30",
      "place": "Ringkøbing-Skjern",
      "liable": "Vejdirektoratet",
      "published": "2026-11-02",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Visualisering",
        "code": "visualisering",
        "extension": "svg",
        "link": "/files/visualisering.svg",
        "image": true,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "criteria": [
    {
      "typeId": 3,
      "criteria": [
        [
          "Undervisning",
          "Daginstitution"
        ]
      ]
    }
  ],
  "notes": [
    {
      "id": 501,
      "version": 3,
      "title": "Besøg på pladsen",
      "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
      "created": "2026-11-17T10:15:00+01:00",
      "updated": "2026-11-17T10:15:00+01:00",
      "createdBy": "Anne Lund",
      "paUserIds": [
        71,
        72
      ],
      "projectId": 48213,
      "procurementId": null,
      "companyId": null
    }
  ],
  "companyRoles": [
    {
      "id": 6001,
      "companyId": 5120,
      "companyName": "Nordkyst Ingeniører",
      "role": {
        "id": 4,
        "name": "Ingeniør, konstruktioner",
        "itemTypes": [
          "project",
          "procurement",
          "company"
        ]
      },
      "roleString": null,
      "isWinner": false,
      "added": "2026-05-20",
      "note": "Statik og brand",
      "contactPerson": {
        "name": "Lars Vang",
        "position": "Afdelingsleder",
        "mail": "lars.vang@nordkyst.test",
        "phone": "+45 70 65 43 21"
      },
      "noContactResponse": null,
      "projectId": 48213,
      "procurementId": null,
      "itemName": "Børnehus ved Lystrup Engvej",
      "itemPhase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "files": [
    {
      "id": 2201,
      "name": "Lokalplan 1124",
      "code": "lokalplan-1124",
      "extension": "pdf",
      "link": "/files/lokalplan-1124.pdf",
      "image": false,
      "source": "Aarhus Kommune"
    }
  ],
  "articles": [
    {
      "id": 330,
      "title": "Nyt børnehus i massivtræ",
      "created": "2026-11-10T07:00:00+01:00",
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      },
      "hostName": "Byggebladet",
      "hostDomain": "byggebladet.example",
      "link": "https://byggebladet.example/nyt-boernehus"
    }
  ],
  "parentProject": {
    "id": 48213,
    "name": "Børnehus ved Lystrup Engvej"
  },
  "childrenProjects": [
    {
      "id": 48213,
      "name": "Børnehus ved Lystrup Engvej"
    }
  ]
} },
  getProcurement: { method: 'GET', path: '/procurements/byId/{id}', status: 200, headers: {}, body: {
  "id": 91004,
  "name": "Renovering af Skjern Åbro, etape 2",
  "summary": "Betonrenovering og ny belægning.",
  "description": "Entreprisen omfatter betonrenovering af tre fag og ny belægning.",
  "tenderText": "Udbuddet omfatter betonrenovering af tre fag, ny fugtisolering og ny belægning. Arbejdet udføres med én spærret vognbane.",
  "language": "da",
  "countryId": 1,
  "inProgress": false,
  "phase": {
    "id": 3,
    "index": 2,
    "name": "Udbud",
    "icon": "gavel",
    "iconType": "outline"
  },
  "procurementPhaseRecords": [
    {
      "id": 9100,
      "date": "2026-11-02",
      "phase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "budget": 48000000,
  "currency": "DKK",
  "nextDeadline": "2026-11-27",
  "published": "2026-11-02",
  "lastUpdated": "2026-11-18T09:12:00+01:00",
  "lastUpdateDate": "2026-11-18",
  "project": {
    "id": 0
  },
  "procurementType": {
    "id": 1,
    "name": "Offentligt udbud"
  },
  "criteria": [
    {
      "typeId": 3,
      "criteria": [
        [
          "Broer og tunneler",
          "Vejbroer"
        ]
      ]
    }
  ],
  "notes": [
    {
      "id": 501,
      "version": 3,
      "title": "Besøg på pladsen",
      "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
      "created": "2026-11-17T10:15:00+01:00",
      "updated": "2026-11-17T10:15:00+01:00",
      "createdBy": "Anne Lund",
      "paUserIds": [
        71,
        72
      ],
      "projectId": 48213,
      "procurementId": null,
      "companyId": null
    }
  ],
  "companyRoles": [
    {
      "id": 6001,
      "companyId": 5120,
      "companyName": "Nordkyst Ingeniører",
      "role": {
        "id": 4,
        "name": "Ingeniør, konstruktioner",
        "itemTypes": [
          "project",
          "procurement",
          "company"
        ]
      },
      "roleString": null,
      "isWinner": false,
      "added": "2026-05-20",
      "note": "Statik og brand",
      "contactPerson": {
        "name": "Lars Vang",
        "position": "Afdelingsleder",
        "mail": "lars.vang@nordkyst.test",
        "phone": "+45 70 65 43 21"
      },
      "noContactResponse": null,
      "projectId": 48213,
      "procurementId": null,
      "itemName": "Børnehus ved Lystrup Engvej",
      "itemPhase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "winners": [
    {
      "id": 6002,
      "companyId": 5120,
      "companyName": "Nordkyst Ingeniører",
      "role": {
        "id": 4,
        "name": "Ingeniør, konstruktioner",
        "itemTypes": [
          "project",
          "procurement",
          "company"
        ]
      },
      "roleString": null,
      "isWinner": true,
      "added": "2026-05-20",
      "note": "Statik og brand",
      "contactPerson": {
        "name": "Lars Vang",
        "position": "Afdelingsleder",
        "mail": "lars.vang@nordkyst.test",
        "phone": "+45 70 65 43 21"
      },
      "noContactResponse": null,
      "projectId": 48213,
      "procurementId": null,
      "itemName": "Børnehus ved Lystrup Engvej",
      "itemPhase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "provider": "Udbudsbladet",
  "liable": "Vejdirektoratet",
  "euNr": "2026/S 214-000123",
  "announcements": [
    {
      "id": 640,
      "date": "2026-11-16",
      "type": "correction",
      "changes": "Tilbudsfristen flyttes til 27. november 2026.",
      "description": "Ny tidsplan."
    }
  ],
  "procurementUpdates": [
    {
      "date": "2026-11-16",
      "type": "update",
      "text": "Spørgsmål og svar er offentliggjort."
    }
  ],
  "buildingStart": "2027-02-01",
  "buildingEnd": "2027-11-30",
  "participation": {
    "from": "2026-10-01",
    "to": "2026-10-20",
    "toTime": "12:00",
    "address": "Rådhuspladsen 2, 8000 Aarhus C",
    "note": "Fem virksomheder udvælges."
  },
  "offers": {
    "from": "2026-11-02",
    "to": "2026-11-27",
    "toTime": "12:00",
    "address": "Niels Juels Gade 13, 1059 København K",
    "link": "https://udbud.example/91004",
    "note": "Kun elektronisk aflevering."
  },
  "material": {
    "from": "2026-11-02",
    "to": "2026-11-20",
    "toTime": null,
    "link": "https://udbud.example/91004/materiale"
  },
  "inquiry": {
    "from": "2026-11-02",
    "to": "2026-11-18",
    "toTime": null,
    "address": "Rådhuspladsen 2, 8000 Aarhus C"
  },
  "coverImage": {
    "id": 2201,
    "name": "Visualisering",
    "code": "visualisering",
    "extension": "svg",
    "link": "/files/visualisering.svg",
    "image": true,
    "source": "Aarhus Kommune"
  },
  "lots": [
    {
      "id": "LOT-0003",
      "number": "3",
      "title": "Broer og tunneler, vest",
      "description": "Betonrenovering af tre vejbroer.",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "place": "Skjern",
      "budget": 12000000,
      "currency": "DKK",
      "start": "2027-02-01",
      "end": "2027-11-30",
      "durationInDays": null,
      "participation": {
        "from": "2026-11-02",
        "to": "2026-11-27",
        "toTime": "12:00"
      },
      "offers": {
        "from": null,
        "to": "2026-12-04",
        "toTime": "12:00"
      },
      "inquiry": {
        "from": "2026-11-02",
        "to": "2026-11-27",
        "toTime": "12:00"
      },
      "result": null,
      "awardedSum": null,
      "winners": [],
      "withheld": [
        {
          "property": "awardedSum",
          "until": "2027-03-12"
        }
      ]
    }
  ],
  "withheld": [
    {
      "property": "awardedSum",
      "until": "2027-03-12"
    }
  ],
  "original": null
} },
  getProcurementsByProject: { method: 'GET', path: '/search-items/procurements/by-project/{id}', status: 200, headers: {}, body: [
  {
    "id": 91004,
    "name": "Renovering af Skjern Åbro, etape 2",
    "inProgress": false,
    "phase": {
      "id": 3,
      "index": 2,
      "name": "Udbud",
      "icon": "gavel",
      "iconType": "outline"
    },
    "budget": 48000000,
    "currency": "DKK",
    "nextDeadline": "2026-11-27",
    "nextDeadlineWindow": "offers",
    "buildingStart": "2027-02-01",
    "buildingEnd": "2027-11-30",
    "place": "Ringkøbing-Skjern",
    "liable": "Vejdirektoratet",
    "published": "2026-11-02",
    "lastUpdated": "2026-11-18T09:12:00+01:00",
    "lastUpdateDate": "2026-11-18",
    "criteria": [
      {
        "typeId": 3,
        "criteria": [
          [
            "Broer og tunneler",
            "Vejbroer"
          ]
        ]
      }
    ],
    "coverImage": {
      "id": 2201,
      "name": "Visualisering",
      "code": "visualisering",
      "extension": "svg",
      "link": "/files/visualisering.svg",
      "image": true,
      "source": "Aarhus Kommune"
    }
  }
] },
  getCompany: { method: 'GET', path: '/companies/byId/{id}', status: 200, headers: {}, body: {
  "id": 5120,
  "companyName": "Nordkyst Ingeniører",
  "cvr": "10000017",
  "address": "Havnegade 8",
  "postalCode": "9900",
  "city": "Frederikshavn",
  "countryId": 1,
  "phone": "+45 70 65 43 21",
  "mail": "post@nordkyst.test",
  "link": "https://nordkyst.example",
  "description": "Rådgivende ingeniører inden for konstruktioner og brand.",
  "file": {
    "id": 2201,
    "name": "Lokalplan 1124",
    "code": "lokalplan-1124",
    "extension": "pdf",
    "link": "/files/lokalplan-1124.pdf",
    "image": false,
    "source": "Aarhus Kommune"
  },
  "ended": null,
  "lastUpdated": "2026-11-12T11:00:00+01:00",
  "lastUpdateDate": "2026-11-12",
  "notes": [
    {
      "id": 501,
      "version": 3,
      "title": "Besøg på pladsen",
      "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
      "created": "2026-11-17T10:15:00+01:00",
      "updated": "2026-11-17T10:15:00+01:00",
      "createdBy": "Anne Lund",
      "paUserIds": [
        71,
        72
      ],
      "projectId": 48213,
      "procurementId": null,
      "companyId": null
    }
  ],
  "roleCount": 37,
  "companyRoles": [
    {
      "id": 6001,
      "companyId": 5120,
      "companyName": "Nordkyst Ingeniører",
      "role": {
        "id": 4,
        "name": "Ingeniør, konstruktioner",
        "itemTypes": [
          "project",
          "procurement",
          "company"
        ]
      },
      "roleString": null,
      "isWinner": false,
      "added": "2026-05-20",
      "note": "Statik og brand",
      "contactPerson": {
        "name": "Lars Vang",
        "position": "Afdelingsleder",
        "mail": "lars.vang@nordkyst.test",
        "phone": "+45 70 65 43 21"
      },
      "noContactResponse": null,
      "projectId": 48213,
      "procurementId": null,
      "itemName": "Børnehus ved Lystrup Engvej",
      "itemPhase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ]
} },
  getCompanyLogo: { method: 'GET', path: '/companies/logo/byDomain', status: 200, headers: {}, body: {
  "id": 2201,
  "name": "Lokalplan 1124",
  "code": "lokalplan-1124",
  "extension": "pdf",
  "link": "/files/lokalplan-1124.pdf",
  "image": false,
  "source": "Aarhus Kommune"
} },
  searchCompaniesAndRoles: { method: 'POST', path: '/companies/search', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "companies": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører",
      "cvr": "10000017",
      "address": "Havnegade 8",
      "postalCode": "9900",
      "city": "Frederikshavn",
      "roleCount": 37,
      "lastUpdated": "2026-11-12T11:00:00+01:00",
      "lastUpdateDate": "2026-11-12",
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "count": 1,
  "countIsCapped": false
} },
  countCompaniesAndRoles: { method: 'POST', path: '/companies/search/count', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "count": 1286
} },
  searchProjects: { method: 'POST', path: '/search-items/search/projects', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "items": [
    {
      "id": 48213,
      "name": "Børnehus ved Lystrup Engvej",
      "inProgress": false,
      "phase": {
        "id": 4,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 62000000,
      "currency": "DKK",
      "buildingStart": "2027-04-01",
      "buildingEnd": "2028-09-30",
      "place": "Aarhus",
      "builder": "Aarhus Kommune",
      "published": "2025-03-12",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Undervisning",
              "Daginstitution"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      },
      "procurementCount": 2
    }
  ],
  "count": 1,
  "countIsCapped": false,
  "reasons": [
    {
      "id": 48213,
      "criteria": [
        19
      ],
      "unspecified": [
        "units"
      ],
      "lots": []
    }
  ],
  "facet": {
    "criteria": [],
    "bars": [
      {
        "from": 0,
        "to": 1000000,
        "count": 12
      },
      {
        "from": 1000000,
        "to": null,
        "count": 40
      }
    ],
    "unspecified": 7,
    "countIsCapped": false
  }
} },
  searchProcurements: { method: 'POST', path: '/search-items/search/procurements', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "items": [
    {
      "id": 91004,
      "name": "Renovering af Skjern Åbro, etape 2",
      "inProgress": false,
      "phase": {
        "id": 3,
        "index": 2,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      },
      "budget": 48000000,
      "currency": "DKK",
      "nextDeadline": "2026-11-27",
      "nextDeadlineWindow": "offers",
      "buildingStart": "2027-02-01",
      "buildingEnd": "2027-11-30",
      "place": "Ringkøbing-Skjern",
      "liable": "Vejdirektoratet",
      "published": "2026-11-02",
      "lastUpdated": "2026-11-18T09:12:00+01:00",
      "lastUpdateDate": "2026-11-18",
      "criteria": [
        {
          "typeId": 3,
          "criteria": [
            [
              "Broer og tunneler",
              "Vejbroer"
            ]
          ]
        }
      ],
      "coverImage": {
        "id": 2201,
        "name": "Visualisering",
        "code": "visualisering",
        "extension": "svg",
        "link": "/files/visualisering.svg",
        "image": true,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "count": 1,
  "countIsCapped": false,
  "reasons": [
    {
      "id": 91004,
      "criteria": [
        19
      ],
      "unspecified": [
        "units"
      ],
      "lots": [
        "3"
      ]
    }
  ],
  "unseen": [
    {
      "id": 48213,
      "isNew": false,
      "changedAt": "2026-11-02T08:30:00+01:00",
      "updates": [
        {
          "id": 7001,
          "text": "Fase ændret til udbud",
          "created": "2026-11-02T08:30:00+01:00",
          "projectId": 48213,
          "procurementId": null,
          "scrollId": "phases"
        }
      ]
    }
  ],
  "facet": {
    "criteria": [],
    "bars": [
      {
        "from": 0,
        "to": 1000000,
        "count": 12
      },
      {
        "from": 1000000,
        "to": null,
        "count": 40
      }
    ],
    "unspecified": 7,
    "countIsCapped": false
  }
} },
  searchCompanies: { method: 'POST', path: '/search-items/search/companies', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: {
  "items": [
    {
      "id": 5120,
      "companyName": "Nordkyst Ingeniører",
      "cvr": "10000017",
      "address": "Havnegade 8",
      "postalCode": "9900",
      "city": "Frederikshavn",
      "roleCount": 37,
      "lastUpdated": "2026-11-12T11:00:00+01:00",
      "lastUpdateDate": "2026-11-12",
      "coverImage": {
        "id": 2201,
        "name": "Lokalplan 1124",
        "code": "lokalplan-1124",
        "extension": "pdf",
        "link": "/files/lokalplan-1124.pdf",
        "image": false,
        "source": "Aarhus Kommune"
      }
    }
  ],
  "count": 1,
  "countIsCapped": false
} },
  getCompanyRoles: { method: 'GET', path: '/search-items/company-roles/by-company/{id}', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 6001,
      "companyId": 5120,
      "companyName": "Nordkyst Ingeniører",
      "role": {
        "id": 4,
        "name": "Ingeniør, konstruktioner",
        "itemTypes": [
          "project",
          "procurement",
          "company"
        ]
      },
      "roleString": null,
      "isWinner": false,
      "added": "2026-05-20",
      "note": "Statik og brand",
      "contactPerson": {
        "name": "Lars Vang",
        "position": "Afdelingsleder",
        "mail": "lars.vang@nordkyst.test",
        "phone": "+45 70 65 43 21"
      },
      "noContactResponse": null,
      "projectId": 48213,
      "procurementId": null,
      "itemName": "Børnehus ved Lystrup Engvej",
      "itemPhase": {
        "id": 3,
        "index": 3,
        "name": "Udbud",
        "icon": "gavel",
        "iconType": "outline"
      }
    }
  ],
  "count": 1
} },
  getSynonyms: { method: 'GET', path: '/search-items/synonyms', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: [
  {
    "word": "sygehus",
    "synonyms": [
      "hospital",
      "sjukhus",
      "lasarett",
      "sykehus"
    ]
  }
] },
  autocompleteCompanies: { method: 'GET', path: '/search-items/search/companies/autocomplete', status: 200, headers: {"ratelimit":"\"user-calls\";r=1184;t=21, \"user-searches\";r=3, \"user-search-time\";r=9312;t=14","ratelimit-policy":"\"user-calls\";q=1200;w=60, \"user-searches\";q=3;qu=\"concurrent-requests\", \"user-search-time\";q=10000;qu=\"database-milliseconds\";w=30"}, body: [
  {
    "id": 5120,
    "companyName": "Nordkyst Ingeniører",
    "cvr": "10000017",
    "city": "Frederikshavn"
  }
] },
  getChanges: { method: 'GET', path: '/changes', status: 200, headers: {}, body: {
  "changes": [
    {
      "id": 48213,
      "itemType": "procurement",
      "itemId": 91004,
      "itemName": "Ny skole i Aarhus",
      "kind": "deadlineMoved",
      "text": "Frist 04.12.2026 → 18.12.2026",
      "stored": "2026-11-28T10:12:00Z",
      "source": "00812345-2026",
      "isCorrection": false
    }
  ],
  "next": "5b1c9a3e.48213",
  "hasMore": false
} },
  getUpdate: { method: 'GET', path: '/updates/{id}', status: 200, headers: {}, body: {
  "id": 7001,
  "text": "Fase ændret til udbud",
  "created": "2026-11-02T08:30:00+01:00",
  "projectId": 48213,
  "procurementId": null,
  "scrollId": "phases"
} },
  getProjectUpdates: { method: 'GET', path: '/updates/byProjectId/{id}', status: 200, headers: {}, body: [
  {
    "id": 7001,
    "text": "Fase ændret til udbud",
    "created": "2026-11-02T08:30:00+01:00",
    "projectId": 48213,
    "procurementId": null,
    "scrollId": "phases"
  }
] },
  getProcurementUpdates: { method: 'GET', path: '/updates/byProcurementId/{id}', status: 200, headers: {}, body: [
  {
    "id": 7001,
    "text": "Fase ændret til udbud",
    "created": "2026-11-02T08:30:00+01:00",
    "projectId": 48213,
    "procurementId": null,
    "scrollId": "phases"
  }
] },
  getListUpdates: { method: 'GET', path: '/updates/byListId/{id}', status: 200, headers: {}, body: {
  "name": "Skoler 2027",
  "updates": [
    {
      "id": 7001,
      "text": "Fase ændret til udbud",
      "created": "2026-11-02T08:30:00+01:00",
      "projectId": 48213,
      "procurementId": null,
      "scrollId": "phases",
      "itemName": "Børnehus ved Lystrup Engvej"
    }
  ]
} },
  getProjectNotes: { method: 'GET', path: '/notes/byProject/{id}', status: 200, headers: {}, body: [
  {
    "id": 501,
    "version": 3,
    "title": "Besøg på pladsen",
    "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
    "created": "2026-11-17T10:15:00+01:00",
    "updated": "2026-11-17T10:15:00+01:00",
    "createdBy": "Anne Lund",
    "paUserIds": [
      71,
      72
    ],
    "projectId": 48213,
    "procurementId": null,
    "companyId": null
  }
] },
  getProcurementNotes: { method: 'GET', path: '/notes/byProcurement/{id}', status: 200, headers: {}, body: [
  {
    "id": 501,
    "version": 3,
    "title": "Besøg på pladsen",
    "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
    "created": "2026-11-17T10:15:00+01:00",
    "updated": "2026-11-17T10:15:00+01:00",
    "createdBy": "Anne Lund",
    "paUserIds": [
      71,
      72
    ],
    "projectId": 48213,
    "procurementId": null,
    "companyId": null
  }
] },
  updateNote: { method: 'PUT', path: '/notes', status: 200, headers: {}, body: {
  "id": 501,
  "version": 3,
  "title": "Besøg på pladsen",
  "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
  "created": "2026-11-17T10:15:00+01:00",
  "updated": "2026-11-17T10:15:00+01:00",
  "createdBy": "Anne Lund",
  "paUserIds": [
    71,
    72
  ],
  "projectId": 48213,
  "procurementId": null,
  "companyId": null
} },
  createNote: { method: 'POST', path: '/notes', status: 201, headers: {}, body: {
  "id": 501,
  "version": 3,
  "title": "Besøg på pladsen",
  "text": "Uge 49 sammen med Jens. Spørg til adgangsvejen.",
  "created": "2026-11-17T10:15:00+01:00",
  "updated": "2026-11-17T10:15:00+01:00",
  "createdBy": "Anne Lund",
  "paUserIds": [
    71,
    72
  ],
  "projectId": 48213,
  "procurementId": null,
  "companyId": null
} },
  deleteNote: { method: 'DELETE', path: '/notes/{id}', status: 204, headers: {}, body: undefined },
  getContact: { method: 'GET', path: '/contacts/{id}', status: 200, headers: {}, body: {
  "id": 810,
  "name": "Lars Vang",
  "position": "Afdelingsleder",
  "mail": "lars.vang@nordkyst.test",
  "phone": "+45 70 65 43 21"
} },
  getCompanyContacts: { method: 'GET', path: '/contacts/forCompany/{id}', status: 200, headers: {}, body: [
  {
    "id": 810,
    "name": "Lars Vang",
    "position": "Afdelingsleder",
    "mail": "lars.vang@nordkyst.test",
    "phone": "+45 70 65 43 21"
  }
] },
  getNotifications: { method: 'GET', path: '/notifications', status: 200, headers: {}, body: [
  {
    "id": 15,
    "title": "Søg på frist",
    "text": "Udbud kan nu filtreres efter frist.",
    "created": "2026-11-01T08:00:00+01:00",
    "seen": false,
    "file": {
      "id": 2201,
      "name": "Lokalplan 1124",
      "code": "lokalplan-1124",
      "extension": "pdf",
      "link": "/files/lokalplan-1124.pdf",
      "image": false,
      "source": "Aarhus Kommune"
    }
  }
] },
  markNotificationsSeen: { method: 'PUT', path: '/notifications/setAllSeen', status: 204, headers: {}, body: undefined },
  getHelpdesk: { method: 'GET', path: '/helpdesk', status: 200, headers: {}, body: [
  {
    "id": 1,
    "name": "Søgning",
    "icon": "search",
    "iconType": "outline",
    "index": 0,
    "pages": [
      {
        "id": 11,
        "title": "Gem en agent",
        "parts": [
          {
            "id": 111,
            "text": "<p>Vælg filtre og gem dem.</p>",
            "file": {
              "id": 2201,
              "name": "Lokalplan 1124",
              "code": "lokalplan-1124",
              "extension": "pdf",
              "link": "/files/lokalplan-1124.pdf",
              "image": false,
              "source": "Aarhus Kommune"
            }
          }
        ]
      }
    ]
  }
] },
  getTip: { method: 'GET', path: '/tips/{id}', status: 200, headers: {}, body: {
  "id": 41,
  "projectId": 48213,
  "procurementId": null,
  "paUserId": 71,
  "companyRoleId": 6001,
  "contactId": null,
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "description": "Anne Lund vil gerne i kontakt med Nordkyst Ingeniører om Børnehus ved Lystrup Engvej (projekt 48213)."
} },
  sendTip: { method: 'POST', path: '/tips', status: 204, headers: {}, body: undefined },
  hasSentTip: { method: 'GET', path: '/tips/hasCompanyAndUser/{companyRoleId}', status: 200, headers: {}, body: true },
  getManagedCompanies: { method: 'GET', path: '/admin/companies', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 12,
      "name": "Fjord & Lund Arkitekter",
      "ended": null,
      "users": 3
    }
  ],
  "count": 1
} },
  createManagedCompany: { method: 'POST', path: '/admin/companies', status: 201, headers: {}, body: {
  "id": 12,
  "name": "Fjord & Lund Arkitekter",
  "ended": null,
  "users": 3
} },
  getManagedUsers: { method: 'GET', path: '/admin/users', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 71,
      "email": "anne.lund@fjordlund.test",
      "name": "Anne Lund",
      "companyId": 12,
      "company": "Fjord & Lund Arkitekter",
      "product": "komplet",
      "administrator": false,
      "activated": true,
      "deactivated": null
    }
  ],
  "count": 1
} },
  createManagedUser: { method: 'POST', path: '/admin/users', status: 201, headers: {}, body: {
  "id": 71,
  "email": "anne.lund@fjordlund.test",
  "name": "Anne Lund",
  "companyId": 12,
  "company": "Fjord & Lund Arkitekter",
  "product": "komplet",
  "administrator": false,
  "activated": true,
  "deactivated": null
} },
  setManagedCompanyEnded: { method: 'PUT', path: '/admin/companies/{id}', status: 200, headers: {}, body: {
  "id": 12,
  "name": "Fjord & Lund Arkitekter",
  "ended": null,
  "users": 3
} },
  getManagedKeys: { method: 'GET', path: '/admin/companies/{id}/keys', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 7,
      "name": "Our CRM",
      "scopes": [
        "search:read"
      ],
      "created": "2026-11-28T08:30:00+01:00",
      "lastDay": "2027-11-28",
      "lastUsed": null,
      "userId": 71,
      "userName": "Anne Lund",
      "email": "anne.lund@fjordlund.test"
    }
  ],
  "count": 1
} },
  endManagedKey: { method: 'DELETE', path: '/admin/keys/{id}', status: 204, headers: {}, body: undefined },
  moveManagedUser: { method: 'PUT', path: '/admin/users/{id}', status: 200, headers: {}, body: {
  "id": 71,
  "email": "anne.lund@fjordlund.test",
  "name": "Anne Lund",
  "companyId": 12,
  "company": "Fjord & Lund Arkitekter",
  "product": "komplet",
  "administrator": false,
  "activated": true,
  "deactivated": null
} },
  setManagedUserActive: { method: 'PUT', path: '/admin/users/{id}/active', status: 200, headers: {}, body: {
  "id": 71,
  "email": "anne.lund@fjordlund.test",
  "name": "Anne Lund",
  "companyId": 12,
  "company": "Fjord & Lund Arkitekter",
  "product": "komplet",
  "administrator": false,
  "activated": true,
  "deactivated": null
} },
  resendManagedInvitation: { method: 'POST', path: '/admin/users/{id}/invitation', status: 204, headers: {}, body: undefined },
  endManagedSessions: { method: 'DELETE', path: '/admin/users/{id}/sessions', status: 200, headers: {}, body: {
  "count": 1
} },
  issueImpersonation: { method: 'POST', path: '/admin/users/{id}/impersonation', status: 200, headers: {}, body: {
  "url": "https://www.spadestik.example/impersonate/2cN1b8"
} },
  getManagedProducts: { method: 'GET', path: '/admin/products', status: 200, headers: {}, body: {
  "items": [
    {
      "code": "komplet",
      "name": "Spadestik Komplet",
      "paid": true,
      "companies": true,
      "phases": [
        1,
        2,
        3,
        4,
        5,
        6
      ],
      "domains": [
        "dk"
      ],
      "from": null,
      "to": "2027-12-31"
    }
  ],
  "count": 1
} },
  createManagedProduct: { method: 'POST', path: '/admin/products', status: 201, headers: {}, body: {
  "code": "komplet",
  "name": "Spadestik Komplet",
  "paid": true,
  "companies": true,
  "phases": [
    1,
    2,
    3,
    4,
    5,
    6
  ],
  "domains": [
    "dk"
  ],
  "from": null,
  "to": "2027-12-31"
} },
  changeManagedProduct: { method: 'PUT', path: '/admin/products/{code}', status: 200, headers: {}, body: {
  "code": "komplet",
  "name": "Spadestik Komplet",
  "paid": true,
  "companies": true,
  "phases": [
    1,
    2,
    3,
    4,
    5,
    6
  ],
  "domains": [
    "dk"
  ],
  "from": null,
  "to": "2027-12-31"
} },
  getAudit: { method: 'GET', path: '/admin/audit', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 512,
      "at": "2026-11-20T09:12:00Z",
      "actor": "drift@spadestik.test",
      "action": "companies.add",
      "subject": "company 12",
      "before": null,
      "after": {
        "name": "Fjord & Lund Arkitekter"
      }
    }
  ],
  "before": 48213
} },
  getManagedRequests: { method: 'GET', path: '/admin/requests', status: 200, headers: {}, body: {
  "items": [
    {
      "kind": "erasure",
      "id": 48,
      "created": "2026-11-20T09:12:00Z",
      "name": "Anne Lund",
      "email": "anne.lund@fjordlund.test",
      "phone": "+45 70 12 34 56",
      "text": null,
      "date": null,
      "company": "Fjord & Lund Arkitekter",
      "userId": 7,
      "about": {
        "companyId": 31,
        "company": "Murer Holm A/S",
        "contact": "Lise Dahl",
        "projectId": 48213,
        "procurementId": 48213
      },
      "handled": null,
      "handledBy": null,
      "version": 1
    }
  ],
  "before": "1795165920000000.0.48"
} },
  getManagedMails: { method: 'GET', path: '/admin/mails', status: 200, headers: {}, body: {
  "items": [
    {
      "id": 512,
      "kind": "alert",
      "recipient": "anne.lund@fjordlund.test",
      "created": "2026-11-20T09:12:00Z",
      "tries": 7,
      "failingSince": "2026-11-20T09:13:00Z",
      "error": "ECONNECTION",
      "due": "2026-11-20T13:12:00Z"
    }
  ],
  "before": 48213
} },
  getManagedMailQueues: { method: 'GET', path: '/admin/mails/queues', status: 200, headers: {}, body: [
  {
    "kind": "alert",
    "waiting": 14,
    "since": "2026-11-20T09:12:00Z",
    "failing": 3,
    "failingSince": "2026-11-20T09:13:00Z",
    "error": "ECONNECTION",
    "givenUp": 1,
    "lastGivenUp": "2026-11-12T08:00:00Z",
    "lastError": "RecipientRefused"
  }
] },
  retryManagedMail: { method: 'POST', path: '/admin/mails/{id}/retry', status: 204, headers: {}, body: undefined },
  getManagedSources: { method: 'GET', path: '/admin/sources', status: 200, headers: {}, body: {
  "items": [
    {
      "name": "ted",
      "state": "failing",
      "lastRun": "2026-11-20T09:12:00Z",
      "lastSuccess": "2026-11-19T09:12:00Z",
      "nextRun": "2026-11-20T09:28:00Z",
      "failures": 4,
      "failure": "answered 503",
      "added": 1840,
      "changed": 212,
      "unchanged": 96,
      "skipped": 31
    }
  ],
  "count": 1
} },
  getManagedJobs: { method: 'GET', path: '/admin/jobs', status: 200, headers: {}, body: [
  {
    "kind": "fetching",
    "waiting": 1,
    "since": "2026-11-20T09:12:00Z",
    "running": 0,
    "retrying": 1,
    "givenUp": 2,
    "lastFailed": "2026-11-20T09:11:00Z",
    "error": "Error",
    "code": "ECONNREFUSED"
  }
] },
  setManagedRequestHandled: { method: 'PUT', path: '/admin/requests/{kind}/{id}', status: 200, headers: {}, body: {
  "kind": "erasure",
  "id": 48,
  "created": "2026-11-20T09:12:00Z",
  "name": "Anne Lund",
  "email": "anne.lund@fjordlund.test",
  "phone": "+45 70 12 34 56",
  "text": null,
  "date": null,
  "company": "Fjord & Lund Arkitekter",
  "userId": 7,
  "about": {
    "companyId": 31,
    "company": "Murer Holm A/S",
    "contact": "Lise Dahl",
    "projectId": 48213,
    "procurementId": 48213
  },
  "handled": null,
  "handledBy": null,
  "version": 1
} },
}

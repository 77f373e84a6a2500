// Made by scripts/generateShapes.ts out of openapi.yaml.
import type { AnswerShapes } from './shape'

export const answerShapes: AnswerShapes = {
 "shared": {
  "ValidationErrors": {
   "map": {
    "list": "text"
   }
  },
  "RefusalBody": {
   "fields": {
    "validation_errors": {
     "ref": "ValidationErrors"
    }
   }
  },
  "LoginBody": {
   "fields": {
    "token": "filledText",
    "validation_errors": {
     "ref": "ValidationErrors"
    }
   },
   "needs": [
    "token"
   ]
  },
  "Refusal": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "needs": [
    "code"
   ]
  },
  "Amount": {
   "fields": {
    "value": "money"
   },
   "critical": [
    "value"
   ]
  },
  "Price": {
   "fields": {
    "value": "money",
    "label": "text"
   },
   "critical": [
    "value"
   ]
  },
  "User": {
   "fields": {
    "fullName": "text",
    "email": "text",
    "address": "text",
    "city": "text",
    "logosoftId": "text",
    "contractId": "text",
    "subscriptionId": "text",
    "unreadNotifications": "integer",
    "account": {
     "fields": {
      "languageId": {
       "oneOf": [
        1,
        2
       ]
      },
      "smsNotification": {
       "oneOf": [
        0,
        1
       ]
      }
     }
    },
    "loyalties": {
     "list": {
      "ref": "Loyalty"
     }
    },
    "resources": {
     "ref": "Resources"
    },
    "contracts": {
     "list": {
      "ref": "Contract"
     }
    }
   },
   "critical": [
    "contracts"
   ]
  },
  "Loyalty": {
   "fields": {
    "name": "text",
    "activeFrom": "date",
    "balance": "number",
    "balanceUnitDivision": "text"
   },
   "unitOf": {
    "balance": "balanceUnitDivision"
   }
  },
  "Contract": {
   "fields": {
    "productId": "filledText",
    "phoneNumber": "text",
    "displayName": "text",
    "name": "text",
    "created_at": "date",
    "logosoftContractId": "text",
    "contractId": "text",
    "subscriptionId": "text",
    "logosoftId": "text",
    "contractLineExternalId": "text",
    "contractType": {
     "oneOf": [
      "Prepaid",
      "Postpaid",
      "Business"
     ]
    },
    "statusReason": "text",
    "isMobile": "boolean",
    "isTv": "boolean",
    "isInternet": "boolean",
    "bindingEndDate": "date",
    "startDate": "date"
   },
   "needs": [
    "productId"
   ]
  },
  "Resources": {
   "fields": {
    "balance": {
     "ref": "Amount"
    },
    "bonus": {
     "ref": "Amount"
    }
   }
  },
  "ResourceGroups": {
   "fields": {
    "BUNDLE_ACCOUNT": {
     "list": {
      "ref": "ResourceAccount"
     }
    },
    "LOYALTY": {
     "list": {
      "ref": "ResourceAccount"
     }
    },
    "MAIN": {
     "list": {
      "ref": "ResourceAccount"
     }
    },
    "TARIFF_PLAN": {
     "list": {
      "ref": "ResourceAccount"
     }
    },
    "OTHER": {
     "list": {
      "ref": "ResourceAccount"
     }
    }
   }
  },
  "ResourceAccount": {
   "fields": {
    "name": "text",
    "description": "text",
    "balance": "number",
    "initialBalance": "number",
    "unit": "text",
    "unlimited": "boolean",
    "expiryDate": "date"
   },
   "needs": [
    "name"
   ],
   "critical": [
    "balance",
    "unlimited"
   ],
   "unitOf": {
    "balance": "unit",
    "initialBalance": "unit"
   }
  },
  "Tariff": {
   "fields": {
    "mvno_code": "filledText",
    "name": "text",
    "isActive": "boolean",
    "price": {
     "ref": "Price"
    },
    "durationLabel": "text",
    "descriptionItems": {
     "list": {
      "ref": "TariffItem"
     }
    }
   },
   "needs": [
    "mvno_code",
    "name"
   ],
   "critical": [
    "isActive",
    "price"
   ]
  },
  "OldTariff": {
   "fields": {
    "mvno_code": "filledText",
    "name": "text",
    "isActive": "boolean",
    "price": {
     "ref": "Price"
    },
    "durationLabel": "text",
    "descriptionItems": {
     "list": {
      "ref": "TariffItem"
     }
    },
    "label": "text"
   },
   "needs": [
    "mvno_code",
    "name"
   ],
   "critical": [
    "isActive",
    "price"
   ]
  },
  "TariffItem": {
   "fields": {
    "title": "text",
    "subtitle": "text",
    "itemType": "integer"
   }
  },
  "TvTariff": {
   "fields": {
    "productId": "text",
    "name": "text",
    "exYuChannels": "integer",
    "hdChannels": "integer",
    "channelsForAdults": "integer",
    "radioStations": "integer",
    "videoClubSeriesAndMovies": "boolean",
    "watchBackTo7Days": "boolean",
    "maxNumberSofDevices": "integer",
    "simultaneousWatching": "integer"
   },
   "needs": [
    "name"
   ]
  },
  "InternetTariff": {
   "fields": {
    "name": "text",
    "speed": "text"
   },
   "needs": [
    "name"
   ]
  },
  "Bill": {
   "fields": {
    "billId": "filledText",
    "status": "text",
    "total": {
     "ref": "Price"
    },
    "forDate": "date",
    "dueDate": "date",
    "isBillPayed": "boolean",
    "hasBillPdf": "boolean",
    "filename": "text",
    "referenceNumber": "text",
    "remaining": "money",
    "noderef": "filledText"
   },
   "needs": [
    "billId",
    "isBillPayed"
   ],
   "critical": [
    "isBillPayed"
   ],
   "unknown": [
    "total",
    "remaining"
   ]
  },
  "Notification": {
   "fields": {
    "id": "integer",
    "title": "text",
    "shortDescription": "text",
    "text": "text",
    "publishingDate": "dateTime",
    "read": "boolean"
   },
   "needs": [
    "id"
   ]
  },
  "ListingEntry": {
   "fields": {
    "type": {
     "oneOf": [
      "CALL",
      "DATA",
      "MESSAGE",
      "call",
      "data",
      "message"
     ]
    },
    "phoneNumber": "text",
    "price": {
     "ref": "Price"
    },
    "date": "dateTime",
    "callStart": "time",
    "roaming": "boolean",
    "unit": "text",
    "usedUnits": "number",
    "usedUnitsLabel": "text"
   }
  },
  "Pagination": {
   "fields": {
    "page": "integer",
    "numberOfPages": "integer"
   }
  },
  "ListingPdf": {
   "fields": {
    "noderef": "filledText",
    "filename": "text"
   },
   "needs": [
    "noderef"
   ]
  },
  "SupportRequestType": {
   "fields": {
    "id": "integer",
    "name": "text"
   },
   "needs": [
    "id",
    "name"
   ]
  },
  "Consent": {
   "fields": {
    "id": "integer",
    "text": "text",
    "agree": "boolean"
   },
   "needs": [
    "id"
   ],
   "critical": [
    "agree"
   ]
  }
 },
 "operations": {
  "POST /api/send-sms": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "user": {
       "fields": {
        "userId": "filledText",
        "phoneNumber": "text"
       },
       "needs": [
        "userId"
       ]
      },
      "validation_errors": {
       "ref": "ValidationErrors"
      }
     },
     "needs": [
      "user"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/password-login": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "ref": "LoginBody"
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/sms-login": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "ref": "LoginBody"
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/me": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "user": {
       "ref": "User"
      }
     },
     "needs": [
      "user"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/me/{phone}": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "user": {
       "ref": "User"
      }
     },
     "needs": [
      "user"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/change-mvno-language": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "POST /api/get-mvno-language": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "languageId": {
       "oneOf": [
        1,
        2
       ]
      }
     }
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/mvno-notifications": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "state": {
       "oneOf": [
        0,
        1
       ]
      }
     }
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/mvno-notifications": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/voice-mail-state": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "state": {
       "oneOf": [
        "ACTIVE",
        "NO_LEAVE_MESSAGES",
        "SUSPENDED",
        0,
        1,
        2
       ]
      }
     }
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/voice-mail-state": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/notifications": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "notifications": {
       "list": {
        "ref": "Notification"
       }
      }
     },
     "needs": [
      "notifications"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/read-notifications/{id}": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "fields": {
      "notifications": {
       "list": {
        "ref": "Notification"
       }
      }
     }
    }
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/listing": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "listing": {
       "list": {
        "ref": "ListingEntry"
       }
      },
      "pagination": {
       "ref": "Pagination"
      },
      "listingPdf": {
       "ref": "ListingPdf"
      }
     },
     "needs": [
      "listing"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/resources": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "tariff_name": "text",
      "resources": {
       "ref": "ResourceGroups"
      },
      "user": {
       "ref": "User"
      }
     },
     "needs": [
      "resources"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/gdpr-status": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "GDPRShow": "boolean"
     },
     "needs": [
      "GDPRShow"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/gdpr": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "gdprs": {
       "list": {
        "ref": "Consent"
       }
      },
      "gdprsChilds": {
       "list": {
        "ref": "Consent"
       }
      }
     },
     "needs": [
      "gdprs"
     ],
     "critical": [
      "gdprsChilds"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/submit-gdpr": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/tariffs": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "tariffs": {
       "list": {
        "ref": "Tariff"
       }
      },
      "oldTariff": {
       "ref": "OldTariff"
      }
     },
     "needs": [
      "tariffs"
     ],
     "critical": [
      "oldTariff"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/tariffs/activate/{mvno_code}": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "needs": [
    "code"
   ],
   "critical": [
    "code"
   ]
  },
  "POST /api/tariffs/deactivate/{mvno_code}": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "needs": [
    "code"
   ],
   "critical": [
    "code"
   ]
  },
  "GET /api/tv-tariff/{productId}": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "fields": {
      "tariff": {
       "ref": "TvTariff"
      }
     },
     "critical": [
      "tariff"
     ]
    }
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/internet-tariff/{productId}": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "fields": {
      "tariff": {
       "ref": "InternetTariff"
      }
     },
     "critical": [
      "tariff"
     ]
    }
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/tv-tariffs": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "tariffs": {
       "list": {
        "ref": "TvTariff"
       }
      }
     },
     "needs": [
      "tariffs"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/prepare-transaction-request": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "fields": {
      "redirectUrl": "filledText"
     },
     "needs": [
      "redirectUrl"
     ]
    }
   },
   "needs": [
    "code",
    "body"
   ],
   "critical": [
    "code"
   ]
  },
  "POST /api/voucher-topup": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "needs": [
    "code"
   ],
   "critical": [
    "code"
   ]
  },
  "POST /api/support-requests": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/support-request-types": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "supportRequestTypes": {
       "list": {
        "ref": "SupportRequestType"
       }
      }
     },
     "needs": [
      "supportRequestTypes"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "GET /api/bills": {
   "list": {
    "ref": "Bill"
   }
  },
  "POST /api/pay-bill": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "checkoutId": "text",
      "integrity": "text"
     },
     "needs": [
      "checkoutId"
     ],
     "critical": [
      "integrity"
     ]
    }
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/download-pdf": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": "text"
   },
   "needs": [
    "body"
   ]
  },
  "POST /api/password-reset": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "critical": [
    "code"
   ]
  },
  "POST /api/update-password": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "critical": [
    "code"
   ]
  },
  "POST /api/check-reset": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "POST /api/change-username-and-password": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "critical": [
    "code"
   ]
  },
  "POST /api/change-tv-password": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "ref": "RefusalBody"
    }
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/transaction-status": {
   "fields": {
    "code": "codeName",
    "message": "text",
    "body": {
     "fields": {
      "user": {
       "ref": "User"
      }
     }
    }
   },
   "needs": [
    "code"
   ],
   "critical": [
    "code"
   ]
  },
  "POST /api/bill-status": {
   "fields": {
    "code": "codeName",
    "message": "text"
   },
   "critical": [
    "code"
   ]
  },
  "GET /api/get-ppi": {
   "fields": {
    "code": "text",
    "message": "text",
    "body": {
     "fields": {
      "contracts": {
       "list": {
        "ref": "Contract"
       }
      }
     },
     "needs": [
      "contracts"
     ]
    }
   },
   "needs": [
    "body"
   ]
  }
 }
}
